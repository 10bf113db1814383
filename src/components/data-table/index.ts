export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx'
export { ColumnHandle, type ColumnHandleProps } from './column-handle.tsx'
export { columnsAsDeclared } from './column-changes.model.ts'
export { arrangeColumns, type ColumnLayout } from './column-layout.model.ts'
export type { DataTableColumn, DataTableSort } from './data-table-column.ts'
export { DataTable, type DataTableProps } from './data-table.tsx'
export { decodeTableDensity, tableDensities, TableDensityContext, type TableDensity } from './density.ts'
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  withSelected,
  type Selection,
} from './selection.model.ts'
