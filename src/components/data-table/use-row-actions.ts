import { useCallback, useLayoutEffect, useRef } from 'react'
import { isSelected, withSelected, type Selection } from './selection.model.ts'

/** What is done to the row at a place of the list. */
export interface RowActions {
  open: (index: number) => void
  /** Selects it or takes it out of the selection; `upTo`: and all from the one before. */
  select: (index: number, upTo: boolean) => void
  /** Opens its menu at a place of the window, px. */
  openMenu: (index: number, x: number, y: number) => void
}

export interface RowActionsOptions<Row> {
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => string
  selection: Selection | undefined
  /** Whichever row something is done to is the active one from then on. */
  onActive: (index: number) => void
  onOpen: ((row: Row, index: number) => void) | undefined
  onSelectionChange: ((selection: Selection) => void) | undefined
  onMenu: (index: number, x: number, y: number) => void
}

/**
 * What a row calls is always the same function, and reads what is true when it is called: no row is drawn anew for it.
 */
export function useRowActions<Row>({
  rowAt,
  rowKey,
  selection,
  onActive,
  onOpen,
  onSelectionChange,
  onMenu,
}: RowActionsOptions<Row>): RowActions {
  const anchor = useRef<number>(undefined)
  const now = useRef<RowActions>(nothingToDo)
  useLayoutEffect(() => {
    now.current = {
      open(index) {
        onActive(index)
        const row = rowAt(index)
        if (row !== undefined) onOpen?.(row, index)
      },
      select(index, upTo) {
        onActive(index)
        const row = rowAt(index)
        if (selection === undefined || row === undefined) return
        const selected = !isSelected(selection, rowKey(row))
        const from = upTo ? (anchor.current ?? index) : index
        anchor.current = index
        const keys: string[] = []
        // Rows between that never came have no key and can't be meant.
        for (let place = Math.min(from, index); place <= Math.max(from, index); place++) {
          const between = rowAt(place)
          if (between !== undefined) keys.push(rowKey(between))
        }
        onSelectionChange?.(withSelected(selection, keys, selected))
      },
      openMenu(index, x, y) {
        onActive(index)
        onMenu(index, x, y)
      },
    }
  })
  const open = useCallback((index: number) => now.current.open(index), [])
  const select = useCallback((index: number, upTo: boolean) => now.current.select(index, upTo), [])
  const openMenu = useCallback((index: number, x: number, y: number) => now.current.openMenu(index, x, y), [])
  return { open, select, openMenu }
}

const nothingToDo: RowActions = { open() {}, select() {}, openMenu() {} }
