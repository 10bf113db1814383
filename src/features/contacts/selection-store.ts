import { nothingSelected, type Selection } from '#components/data-table'

/** What is selected, told only to those who show it: a checkbox draws the table and the bar anew, not the screen. */
export interface SelectionStore {
  subscribe: (listener: () => void) => () => void
  get: () => Selection
  set: (selection: Selection) => void
}

/** Of one question, which is all that it is given for: another one begins with nothing. */
export function createSelection(_question: string): SelectionStore {
  let selection = nothingSelected
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => selection,
    set(next) {
      selection = next
      for (const listener of listeners) listener()
    },
  }
}
