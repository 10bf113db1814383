import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Contact } from '#api/contacts'
import {
  DataTable,
  nothingSelected,
  withSelected,
  type DataTableProps,
  type Selection,
} from '#components/data-table'
import type { ExportSelectedProps } from '#features/contacts/add'
import type { BulkActionsProps } from '#features/contacts/bulk'
import type { LeafCondition } from '#lib/condition-tree'
import { onWhole } from '#lib/on-idle'
import { BulkActions, ExportSelected, SegmentOfSelected } from './contact-parts.tsx'
import type { SelectionStore } from './selection-store.ts'

interface Selecting {
  store: SelectionStore
}

const useSelection = ({ subscribe, get }: SelectionStore) => useSyncExternalStore(subscribe, get)

interface SelectableTableProps extends DataTableProps<Contact>, Selecting {
  /** Whether it is known how many contacts there are. */
  counted: boolean
}

/** The table: a checkbox draws it anew, and not the screen around it. */
export function SelectableTable({ store, counted, ...table }: SelectableTableProps) {
  const { rowCount = 0, rowAt, rowKey } = table
  // What can't be counted is not changed as a whole: all are those that are there.
  const select = (next: Selection) => {
    if (counted || !next.all) return store.set(next)
    const loaded = Array.from({ length: rowCount }, (_, index) => rowAt(index)).filter(
      (row) => row !== undefined,
    )
    store.set(withSelected(nothingSelected, loaded.map(rowKey), true))
  }
  return <DataTable {...table} selection={useSelection(store)} onSelectionChange={select} />
}

interface SelectedActionsProps extends Omit<BulkActionsProps, 'selection' | 'onSelectionChange'>, Selecting {
  exported: Omit<ExportSelectedProps, 'selection'>
  onSegment: (conditions: readonly LeafCondition[]) => void
}

/** What can be done with the selection, and with a row: large, and wanted by nobody before something is selected or the page is whole. */
export function SelectedActions({ store, exported, onSegment, ...rest }: SelectedActionsProps) {
  const selection = useSelection(store)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onWhole(() => setWanted(true)), [])
  const isAnySelected = selection.all || selection.exceptions.size > 0
  if (isAnySelected && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <BulkActions {...rest} selection={selection} onSelectionChange={store.set}>
      <SegmentOfSelected selection={selection} filter={rest.filter} onSegment={onSegment} />
      <ExportSelected selection={selection} {...exported} />
    </BulkActions>
  )
}
