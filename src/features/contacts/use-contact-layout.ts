import { useState } from 'react'
import { useScopedWorkspaceId } from '#api/core'
import { decodeKept, type KeptColumns, type ViewColumns } from '#features/contacts/layout'
import { readStored, storageKeys, writeStored } from '#lib/storage'

/** How the columns stand: as they are kept for this workspace, or as the view has them that is open. */
export function useContactLayout(view: string | undefined) {
  const workspaceId = useScopedWorkspaceId() ?? ''
  const [kept, setKept] = useState(() =>
    decodeKept(
      readStored(storageKeys.contactColumns, (value) => value),
      workspaceId,
    ),
  )
  const [ofView, setOfView] = useState<{ view: string; columns: ViewColumns }>()
  const layout: ViewColumns = ofView !== undefined && ofView.view === view ? ofView.columns : kept
  const onViewOpened = (id: string, columns: ViewColumns) => setOfView({ view: id, columns })
  const onLayoutChange = (columns: ViewColumns, { heads, widths }: Omit<KeptColumns, keyof ViewColumns>) => {
    if (view !== undefined) onViewOpened(view, columns)
    // A view has no widths of its own.
    const next = { ...(view === undefined ? { ...columns, heads } : kept), widths }
    setKept(next)
    const all = readStored(storageKeys.contactColumns, (value) => value)
    const others = typeof all === 'object' && all !== null ? all : {}
    writeStored(storageKeys.contactColumns, { ...others, [workspaceId]: next })
  }
  return { layout, kept, onLayoutChange, onViewOpened }
}
