import { toasts } from '#components/toast'
import type { EditorStore } from '#features/editor/store'

/** Says what was done, with a button that takes it back: as long as it is the last step, or the button would undo another. */
export function offerUndo(store: EditorStore, content: string, label: string): void {
  const { document } = store.getState()
  const key = toasts.add({
    type: 'success',
    content,
    action: { label, onAction: () => store.undo() },
  })
  const end = store.subscribe(() => {
    if (store.getState().document === document) return
    end()
    toasts.remove(key)
  })
}
