import { useSyncExternalStore } from 'react'

/** Whether an input method is composing in a text of a mail: nothing may take its place until that is stored. */
export function useComposing(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector('[data-composing]') !== null)
}

function subscribe(listener: () => void) {
  document.addEventListener('compositionstart', listener)
  document.addEventListener('composed', listener)
  return () => {
    document.removeEventListener('compositionstart', listener)
    document.removeEventListener('composed', listener)
  }
}
