/** How far off a row is looked for: rows are read page by page, and no page is longer. */
const NEAR = 100

/** A row and where it stood. */
export interface PlacedRow {
  row: number
  /** Undefined: nobody has come to it yet, or it had not arrived. */
  key?: string | undefined
}

/** Where a row stands now that others may have come or gone; undefined where it is not near its place any more. */
export function rowNow(
  { row, key }: PlacedRow,
  keyAt: (row: number) => string | undefined,
): number | undefined {
  if (key === undefined || keyAt(row) === key) return row
  for (let off = 1; off <= NEAR; off += 1)
    for (const at of [row + off, row - off]) if (keyAt(at) === key) return at
  return undefined
}
