import { useEditorStore } from '#features/editor/state'
import type { Column } from '#mail/document'

/** Replaces the columns of a section. */
export function useColumns(sectionId: string): (columns: Column[], how?: 'typing') => void {
  const store = useEditorStore()
  return (columns, how) =>
    void store.apply(
      { type: 'columns', id: sectionId, columns },
      how ? { coalesce: `inspector:${sectionId}:columns` } : undefined,
    )
}
