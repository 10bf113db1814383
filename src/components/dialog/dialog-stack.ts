import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { layersAbove } from './dialog-stack.model.ts'

let layers: readonly symbol[] = []
const listeners = new Set<() => void>()

function set(next: readonly symbol[]) {
  layers = next
  holdPage(layers.length > 0)
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Beneath a dialog the page stays where it is; the room of its scroll bar is kept, so that nothing jumps. */
function holdPage(held: boolean) {
  const { style } = document.documentElement
  if (held === (style.overflow === 'hidden')) return
  const scrollBar = window.innerWidth - document.documentElement.clientWidth
  style.overflow = held ? 'hidden' : ''
  style.paddingInlineEnd = held && scrollBar > 0 ? `${scrollBar}px` : ''
}

/**
 * A place in the stack while `open`; answers how many layers lie on top. It is given up when closing begins, so that
 * those beneath come back while this one leaves. One stack for the page: dialogs that are no relatives lie on each other too.
 */
export function useLayer(open: boolean): number {
  const [layer] = useState(() => Symbol('layer'))
  const all = useSyncExternalStore(subscribe, () => layers)
  useLayoutEffect(() => {
    if (!open) return
    set([...layers, layer])
    return () => set(layers.filter((other) => other !== layer))
  }, [open, layer])
  return layersAbove(all, layer)
}
