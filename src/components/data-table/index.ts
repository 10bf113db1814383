export { ColumnChooser, type ColumnChooserProps } from './column-chooser.tsx'
export { ColumnHandle, type ColumnHandleProps } from './column-handle.tsx'
export { arrangeColumns, columnsAsDeclared, type ColumnLayout } from './column-layout.model.ts'
export { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx'
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  withSelected,
  type Selection,
} from './selection.model.ts'
