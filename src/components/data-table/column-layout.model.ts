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

export const columnsAsDeclared: ColumnLayout = { order: [], hidden: [], widths: {} }

interface Column {
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

export function withColumnShown(layout: ColumnLayout, id: string, shown: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((each) => each !== id)
  return { ...layout, hidden: shown ? hidden : [...hidden, id] }
}

/** Puts a column before another, or last. The first one stays where it is, and nothing comes before it. */
export function withColumnMoved(
  columns: readonly Column[],
  layout: ColumnLayout,
  id: string,
  before: string | undefined,
): ColumnLayout {
  const [first, ...rest] = orderedColumns(columns, layout).map((column) => column.id)
  if (first === undefined || id === first || before === first || id === before || !rest.includes(id))
    return layout
  const others = rest.filter((each) => each !== id)
  const at = before === undefined ? others.length : others.indexOf(before)
  if (at < 0) return layout
  return { ...layout, order: [first, ...others.slice(0, at), id, ...others.slice(at)] }
}

/** Makes a column so wide; undefined: as wide as it was declared. */
export function withColumnWidth(layout: ColumnLayout, id: string, width: number | undefined): ColumnLayout {
  const { [id]: _, ...others } = layout.widths
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: inRange(width) } }
}

const inRange = (width: number) =>
  Math.min(Math.max(Math.round(width) || 0, COLUMN_WIDTH.least), COLUMN_WIDTH.most)
