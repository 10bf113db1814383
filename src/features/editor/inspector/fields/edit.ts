import { useEditor, useEditorStore } from '#features/editor/state'
import type { Block, Section, Settings } from '#mail/document'
import type { Operation } from '#mail/operations'

/** New values of some fields; undefined takes a field away. */
export type Change<Of> = { [Key in keyof Of]?: Of[Key] | undefined }

/** Changes some fields. With `typing`, changes of the same fields in quick succession are one step of undo. */
export type Edit<Of> = (change: Change<Of>, how?: 'typing') => void

/** The change as an operation has it. */
export function fieldsOf(change: object): { set: Record<string, unknown>; unset?: string[] } {
  const entries = Object.entries(change)
  const unset = entries.flatMap(([key, value]) => (value === undefined ? [key] : []))
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    ...(unset.length > 0 && { unset }),
  }
}

/** Typing ends as its own step in each field of each node. */
const keyOf = (ids: readonly string[], change: object) =>
  `inspector:${ids.join(' ')}:${Object.keys(change).join(' ')}`

/** Changes a node. */
export function useEdit<Node extends Section | Block>({ id }: Node): Edit<Node> {
  const store = useEditorStore()
  return (change, how) =>
    void store.apply(
      { type: 'update', id, ...fieldsOf(change) },
      how ? { coalesce: keyOf([id], change) } : undefined,
    )
}

/** Changes the settings of the mail. */
export function useSettingsEdit(): Edit<Settings> {
  const store = useEditorStore()
  return (change, how) =>
    void store.apply(
      { type: 'settings', ...fieldsOf(change) },
      how ? { coalesce: keyOf(['settings'], change) } : undefined,
    )
}

/** Changes several nodes in one step. */
export function useEditAll(
  nodes: readonly (Section | Block)[],
): (changeOf: (node: Section | Block) => object, how?: 'typing') => void {
  const store = useEditorStore()
  return (changeOf, how) => {
    const operations = nodes.map((node): Operation => ({
      type: 'update',
      id: node.id,
      ...fieldsOf(changeOf(node)),
    }))
    const [first] = nodes
    const coalesce =
      how && first
        ? keyOf(
            nodes.map(({ id }) => id),
            changeOf(first),
          )
        : undefined
    store.apply({ type: 'batch', operations }, coalesce === undefined ? undefined : { coalesce })
  }
}

export const useReadOnly = (): boolean => useEditor(({ readOnly }) => readOnly)
export const useSettings = (): Settings => useEditor(({ document }) => document.settings)
