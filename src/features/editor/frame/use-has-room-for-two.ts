import { useSyncExternalStore } from 'react'
import { breakpoint } from '#styles/breakpoint'

/** Whether two mails fit beside each other, with the properties of what is selected. */
export function useHasRoomForTwo(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}

const wide = () => matchMedia(`(min-width: ${breakpoint.wide}px)`)

function subscribe(listener: () => void) {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
