import type { Column, Section, Settings } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import type { Box } from '#mail/document/values'

export const NO_PADDING: Box = { top: 0, right: 0, bottom: 0, left: 0 }
/** The frame of a container that has no padding of its own, in pixels. */
export const CONTAINER_PADDING = 16

/** A column as it is drawn beside the others, in pixels. */
export interface ColumnBox {
  column: Column
  /** With the room at its sides. */
  pixels: number
  /** The same as a part of the row, in per cent. */
  share: string
  left: number
  right: number
}

/** In which direction the columns of a section are written: against that of the mail where a phone stacks the last one first. */
export const flowOf = ({ stack }: Pick<Section, 'stack'>, { dir }: Settings): Settings['dir'] =>
  (stack === 'rtl') === (dir === 'rtl') ? 'ltr' : 'rtl'

/**
 * The columns of a section in the order in which they are written: reversed where a phone stacks the last one first. What is
 * between them is shared out: columns of the same width have as much in them at the ends as in the middle.
 */
export function columnBoxes(section: Section, settings: Settings): ColumnBox[] {
  const { padding = NO_PADDING, columns, gap, stack } = section
  const width = settings.width - padding.left - padding.right
  const inner = Math.max(width - gap * (columns.length - 1), columns.length)
  const isFromRight = flowOf(section, settings) === 'rtl'
  const order = stack === 'rtl' ? columns.toReversed() : columns
  return order.map((column, place) => {
    const before = place === 0 ? 0 : gap / 2
    const after = place === order.length - 1 ? 0 : gap / 2
    const [left, right] = isFromRight ? [after, before] : [before, after]
    const pixels = Math.floor((inner * column.width) / MAIL.columnShares) + left + right
    return { column, pixels, share: `${Math.floor((pixels * 10_000) / width) / 100}%`, left, right }
  })
}

/** Japanese needs more room between its lines. */
export const lineHeightOf = ({ lang }: Settings): string => (lang.startsWith('ja') ? '1.7' : '1.5')
