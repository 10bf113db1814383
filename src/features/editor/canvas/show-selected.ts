import type { EditorStore } from '#features/editor/store'

/** Scrolls the mail to what is selected. For what is chosen, inserted or undone from outside the canvas, which may show another part. */
export function showSelected(store: EditorStore): void {
  requestAnimationFrame(() => {
    const id = store.getState().selected.at(-1)
    if (id !== undefined)
      document
        .querySelector(`[role=application] [data-node="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: 'nearest' })
  })
}
