import { useSyncExternalStore } from 'react'

/** Whether an input method is composing in a text of a mail: nothing may take its place until that is stored. */
export function useComposing(): boolean {
  return useSyncExternalStore(subscribe, isComposing)
}

/** The same for what is no component: resolves at once where none is. */
export const whenComposed = (): Promise<void> =>
  new Promise((resolve) => {
    const tell = () => {
      if (isComposing()) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribe(tell)
    tell()
  })

const isComposing = () => document.querySelector('[data-composing]') !== null

function subscribe(listener: () => void) {
  document.addEventListener('compositionstart', listener)
  document.addEventListener('composed', listener)
  return () => {
    document.removeEventListener('compositionstart', listener)
    document.removeEventListener('composed', listener)
  }
}
