export { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx'
export {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  withSelected,
  type Selection,
} from './selection.model.ts'
