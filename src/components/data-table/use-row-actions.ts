import { useCallback, useLayoutEffect, useRef } from 'react'

/** What is done to the row at a place of the list. */
export interface RowActions {
  open: (index: number) => void
  /** Selects it or takes it out of the selection; `upTo`: and all from the one before. */
  select: (index: number, upTo: boolean) => void
  /** Opens its menu at a place of the window, px. */
  openMenu: (index: number, x: number, y: number) => void
}

/**
 * What a row calls is always the same function, and does what is true when it is called: no row is drawn anew for it.
 */
export function useRowActions(actions: RowActions): RowActions {
  const now = useRef(actions)
  useLayoutEffect(() => {
    now.current = actions
  })
  return {
    open: useCallback((index) => now.current.open(index), []),
    select: useCallback((index, upTo) => now.current.select(index, upTo), []),
    openMenu: useCallback((index, x, y) => now.current.openMenu(index, x, y), []),
  }
}
