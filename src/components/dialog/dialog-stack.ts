import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#lib/observable'
import { layersAbove } from './dialog-stack.model.ts'

const none: readonly symbol[] = []
const layers = createStore(none)

function set(next: readonly symbol[]) {
  holdPage(next.length > 0)
  layers.set(next)
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
  const all = useSyncExternalStore(layers.subscribe, layers.get)
  useLayoutEffect(() => {
    if (!open) return
    set([...layers.get(), layer])
    return () => set(layers.get().filter((other) => other !== layer))
  }, [open, layer])
  return layersAbove(all, layer)
}
