import type { EditorState, EditorStore } from '#features/editor/store'
import { otherLanguage } from '#mail/twin'

/** The same editor seen in the other language: what is selected is selected in both, and only the first one is edited. */
export function twinStore(store: EditorStore): EditorStore {
  let last: { of: EditorState; seen: EditorState } | undefined
  const seen = (of: EditorState): EditorState => {
    if (last?.of !== of)
      last = {
        of,
        seen: { ...of, document: otherLanguage(of.document), editing: undefined, readOnly: true },
      }
    return last.seen
  }
  return {
    getState: () => seen(store.getState()),
    subscribe: store.subscribe,
    select: store.select,
    apply: () => 'read_only',
    edit: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    show: () => undefined,
    open: () => undefined,
    mark: () => undefined,
    setBusy: () => undefined,
  }
}
