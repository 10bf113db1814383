import type { Insertable } from '#features/editor/blocks'

/** Groups of blocks as designers look for them. */
export const paletteGroups = {
  text: ['heading', 'text', 'list', 'quote'],
  media: ['image', 'logo', 'video', 'carousel'],
  actions: ['button', 'menu', 'social', 'form'],
  layout: ['columns1', 'columns2', 'columns3', 'columns4', 'columnsSide', 'container', 'divider', 'spacer'],
  content: ['product', 'table', 'accordion', 'condition', 'repeat'],
  more: ['footer', 'html'],
} as const satisfies Record<string, readonly Insertable[]>

export type PaletteGroup = keyof typeof paletteGroups
export const groupNames = ['text', 'media', 'actions', 'layout', 'content', 'more'] as const

interface Box {
  left: number
  top: number
}

const ROW = 1

/** The tile that an arrow key leads to from another: in its row, or the nearest one in the row above or below. */
export function tileAfterKey(key: string, at: number, tiles: readonly Box[]): number | undefined {
  const last = tiles.length - 1
  switch (key) {
    case 'ArrowRight':
      return at < last ? at + 1 : undefined
    case 'ArrowLeft':
      return at > 0 ? at - 1 : undefined
    case 'Home':
      return at > 0 ? 0 : undefined
    case 'End':
      return at < last ? last : undefined
    case 'ArrowDown':
    case 'ArrowUp':
      return nearestRow(key === 'ArrowDown' ? 1 : -1, at, tiles)
    default:
      return undefined
  }
}

function nearestRow(direction: 1 | -1, at: number, tiles: readonly Box[]): number | undefined {
  const from = tiles[at]
  if (!from) return undefined
  const beyond = [...tiles.entries()].filter(([, { top }]) => (top - from.top) * direction > ROW)
  const distance = Math.min(...beyond.map(([, { top }]) => Math.abs(top - from.top)))
  const row = beyond.filter(([, { top }]) => Math.abs(top - from.top) <= distance + ROW)
  return row.toSorted(
    ([, one], [, other]) => Math.abs(one.left - from.left) - Math.abs(other.left - from.left),
  )[0]?.[0]
}
