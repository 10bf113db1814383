import type { ReactNode } from 'react'
import type { DataTableColumn } from './data-table-column.ts'

type Columns<Row> = readonly DataTableColumn<Row>[]

/**
 * For one row of a table: a function that says what its cells hold, one content for each column, nothing as long as there is no
 * row. What a column drew of the same row stays the same element, which React passes over: a row that becomes active or
 * selected, or of which one column has learned more, draws nothing else anew.
 */
export function cellContents<Row>() {
  let before: { row: Row | undefined; columns: Columns<Row>; contents: readonly ReactNode[] } | undefined
  return (columns: Columns<Row>, row: Row | undefined): readonly ReactNode[] => {
    const known = before?.row === row ? before : undefined
    if (known?.columns === columns) return known.contents
    const contents = columns.map(({ cell }, place) => {
      if (row === undefined) return undefined
      return known?.columns[place]?.cell === cell ? known.contents[place] : cell(row)
    })
    before = { row, columns, contents }
    return contents
  }
}
