import { useSyncExternalStore } from 'react'
import type { Contact } from '#api/contacts'
import { DataTable, type DataTableProps } from '#components/data-table'
import type { ExportSelectedProps } from '#features/contacts/add'
import type { BulkActionsProps } from '#features/contacts/bulk'
import type { LeafCondition } from '#lib/condition-tree'
import { BulkActions, ExportSelected, SegmentOfSelected } from './contact-parts.tsx'
import type { SelectionStore } from './selection-store.ts'

interface Selecting {
  store: SelectionStore
}

const useSelection = ({ subscribe, get }: SelectionStore) => useSyncExternalStore(subscribe, get)

/** The table: a checkbox draws it anew, and not the screen around it. */
export function SelectableTable({ store, ...table }: DataTableProps<Contact> & Selecting) {
  return <DataTable {...table} selection={useSelection(store)} onSelectionChange={store.set} />
}

interface SelectedActionsProps extends Omit<BulkActionsProps, 'selection' | 'onSelectionChange'>, Selecting {
  exported: Omit<ExportSelectedProps, 'selection'>
  onSegment: (conditions: readonly LeafCondition[]) => void
}

/** What can be done with the selection. */
export function SelectedActions({ store, exported, onSegment, ...rest }: SelectedActionsProps) {
  const selection = useSelection(store)
  return (
    <BulkActions {...rest} selection={selection} onSelectionChange={store.set}>
      <SegmentOfSelected selection={selection} filter={rest.filter} onSegment={onSegment} />
      <ExportSelected selection={selection} {...exported} />
    </BulkActions>
  )
}
