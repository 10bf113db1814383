import type { LeafBlock, Settings, ThemeColor, Variable } from '#mail/document'
import { leafHtml, SMALL } from '#mail/html/blocks'
import { HEADINGS } from '#mail/html/inline'
import { shownHex, startOf } from '#mail/html/writer'
import { withDrawnPictures } from '#mail/starters/pictures'

export {
  columnBoxes,
  CONTAINER_PADDING,
  flowOf,
  lineHeightOf,
  NO_PADDING,
  type ColumnBox,
} from '#mail/html/layout'

/** Sizes of type in the mail, in sizes of its text. */
export const TYPE_SCALE = { headings: HEADINGS, footer: SMALL } as const

export { startOf }

export interface CanvasLook {
  settings: Settings
  /** Colours of the brand by token. */
  brand: Readonly<Record<string, string>>
  /** The label of a variable. */
  chip: (variable: Variable) => string
  /** Colours of dark mode, where the mail has them. @default false */
  inDark?: boolean
}

/**
 * The HTML of one block as the mail has it, for the canvas of the editor: the same styles, with variables as
 * `<span data-variable>`. An image without an address and an opaque block give nothing.
 */
export const blockMarkup = (
  block: LeafBlock,
  width: number,
  { settings, brand, chip, inDark = false }: CanvasLook,
): string =>
  withDrawnPictures(
    leafHtml(
      {
        settings: { ...settings, outlookClassic: false },
        options: { output: 'final', brand },
        dark: new Map(),
        isAmp: false,
        width,
        chip,
        inDark,
      },
      block,
    ),
  )

/** A colour as #rrggbb. */
export const hexOf = (
  color: ThemeColor,
  { brand, inDark = false }: Pick<CanvasLook, 'brand' | 'inDark'>,
): string => shownHex(color, { options: { output: 'final', brand }, inDark })
