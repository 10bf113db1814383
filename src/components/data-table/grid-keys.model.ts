/** What is active in a grid: a row as a whole, or one of its cells. */
export interface GridPlace {
  row: number
  /** undefined: the row as a whole. */
  cell: number | undefined
}

export interface GridExtent {
  rows: number
  /** Cells of a row; 0 where a row is a card, which is only ever active as a whole. */
  cells: number
  /** Rows that a page key moves by. */
  page: number
}

/** What a pressed key is made of. `ctrl` is Control or Command. */
export interface GridKey {
  key: string
  ctrl: boolean
}

/**
 * The place that a key moves to, or undefined when the key has no meaning here. Rows follow CMP-31 (arrows, j and k, page
 * and end keys). Cells follow the data grid pattern of the ARIA Authoring Practices; as in its treegrid pattern the Right arrow
 * enters the cells of a row, and the Left arrow on the first cell returns to the row.
 */
export function placeAfterKey(
  { key, ctrl }: GridKey,
  { row, cell }: GridPlace,
  { rows, cells, page }: GridExtent,
): GridPlace | undefined {
  const last = rows - 1
  if (last < 0) return undefined
  const toRow = (next: number): GridPlace => ({ row: Math.min(Math.max(next, 0), last), cell })
  if (key === 'Home') {
    if (cell === undefined) return { row: 0, cell }
    return { row: ctrl ? 0 : row, cell: 0 }
  }
  if (key === 'End') {
    if (cell === undefined) return { row: last, cell }
    return { row: ctrl ? last : row, cell: cells - 1 }
  }
  if (ctrl) return undefined
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return toRow(row + 1)
    case 'ArrowUp':
    case 'k':
      return toRow(row - 1)
    case 'PageDown':
      return toRow(row + page)
    case 'PageUp':
      return toRow(row - page)
    case 'ArrowRight':
      if (cells === 0) return undefined
      return { row, cell: cell === undefined ? 0 : Math.min(cell + 1, cells - 1) }
    case 'ArrowLeft':
      if (cell === undefined) return undefined
      return { row, cell: cell === 0 ? undefined : cell - 1 }
    default:
      return undefined
  }
}

const EXTENDING = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

/** Whether the key, pressed with Shift, extends the selection of rows. */
export const extendsSelection = (key: string): boolean => EXTENDING.has(key)
