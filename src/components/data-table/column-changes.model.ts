import { inRange, orderedColumns, type Column, type ColumnLayout } from './column-layout.model.ts'

export const columnsAsDeclared: ColumnLayout = { order: [], hidden: [], widths: {} }

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
