import { useSyncExternalStore } from 'react'
import { breakpoint, largeText } from '#styles/breakpoint'

/** What to subscribe to, and what holds now. */
const media = (query: string) =>
  [
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  ] as const

const NARROW = media(`(max-width: ${breakpoint.narrow - 1}px)`)
const STACKED = media(largeText)

/** Whether the window is too narrow for the columns of a table. */
export const useNarrow = (): boolean => useSyncExternalStore(...NARROW)

/** Whether what a card holds stands below one another. */
export const useStacked = (): boolean => useSyncExternalStore(...STACKED)
