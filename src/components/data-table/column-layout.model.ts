/** How somebody has arranged the columns of a table. It may name columns that are gone: it was kept. */
export interface ColumnLayout {
  /** Ids in the order they are shown; columns it does not name follow in their own order. */
  order: readonly string[]
  /** Ids of columns that are not shown. */
  hidden: readonly string[]
  /** Widths by id, on the 4 px grid. */
  widths: Readonly<Record<string, number>>
}

/** On the 4 px grid: the narrowest and the widest that a column is made by hand, and the steps of the arrow keys. */
export const COLUMN_WIDTH = { least: 12, most: 200, step: 2, leap: 10 } as const

/** What there is to know of a column that is arranged. */
export interface Column {
  id: string
  width: { least: number; share: number }
}

/** All columns in the order of the layout, hidden ones too. The first one names the rows: it stays the first. */
export function orderedColumns<Each extends Column>(
  columns: readonly Each[],
  { order }: ColumnLayout,
): readonly Each[] {
  const [first, ...rest] = columns
  if (!first) return columns
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: Each) => places.get(id) ?? places.size
  return [first, ...rest.sort((a, b) => placeOf(a) - placeOf(b))]
}

/** The columns that are shown, in their order and as wide as they were made. Memoise it: its identity redraws the rows. */
export function arrangeColumns<Each extends Column>(
  columns: readonly Each[],
  layout: ColumnLayout,
): readonly Each[] {
  return orderedColumns(columns, layout)
    .filter(({ id }, place) => place === 0 || !layout.hidden.includes(id))
    .map((column) => {
      const width = Object.hasOwn(layout.widths, column.id) ? layout.widths[column.id] : undefined
      return width === undefined ? column : { ...column, width: { least: inRange(width), share: 0 } }
    })
}

/** A width as a column may have it. */
export const inRange = (width: number) =>
  Math.min(Math.max(Math.round(width) || 0, COLUMN_WIDTH.least), COLUMN_WIDTH.most)
