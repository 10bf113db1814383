import { useSyncExternalStore } from 'react'
import { breakpoint } from '#styles/breakpoint'

/** Whether the window is too narrow for the columns of a table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches)
}

const narrow = () => matchMedia(`(max-width: ${breakpoint.narrow - 1}px)`)

function subscribeToWidth(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
