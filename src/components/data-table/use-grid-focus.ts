import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { cellAround, editorBeside, isInLayer, placeOfCell, revealCell, rowPlaceOf } from './grid-cells.ts'
import type { GridPlace } from './grid-keys.model.ts'

export interface GridFocusOptions {
  grid: RefObject<HTMLElement | null>
  /** The id of the active row or cell. */
  activeId: string | undefined
  onActive: (place: GridPlace) => void
}

export interface GridFocus {
  /** The row that holds the focus: it stays rendered while it is scrolled out of view. */
  heldRow: number | undefined
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  /** Closes the editor of this cell and opens the one beside it; an editor that refuses to close stays. */
  editBeside: (cell: Element, backwards: boolean) => void
}

/**
 * Keeps the focus on the grid itself. Controls inside the rows are no tab stops: one that gets the focus, by a press or
 * because a dialog returns it, makes its cell active and hands the focus to the grid, where the keys work.
 */
export function useGridFocus({ grid, activeId, onActive }: GridFocusOptions): GridFocus {
  const [heldRow, setHeldRow] = useState<number>()
  const [taken, setTaken] = useState<{ from: Element }>()
  const [moving, setMoving] = useState<{ from: Element; to: HTMLElement | undefined }>()

  // After the render: a popover that is closing must know that it is closed before the focus leaves it.
  useLayoutEffect(() => {
    if (taken && document.activeElement === taken.from) grid.current?.focus({ preventScroll: true })
  }, [taken, grid])

  const activate = useRef(onActive)
  useLayoutEffect(() => {
    activate.current = onActive
  })
  useEffect(() => {
    const isOpen = moving?.from.querySelector('[aria-expanded=true]')
    if (!moving?.to || isOpen) return
    const cell = cellAround(moving.to)
    if (cell) activate.current(placeOfCell(cell))
    moving.to.click()
  }, [moving])

  useLayoutEffect(() => {
    const active = activeId === undefined ? null : document.getElementById(activeId)
    if (grid.current && active?.role === 'gridcell') revealCell(grid.current, active)
  }, [activeId, grid])

  return {
    heldRow,
    onFocus({ target }) {
      if (!(target instanceof HTMLElement)) return
      const head = target.closest('[role=columnheader]')
      if (grid.current && head && target.matches(':focus-visible')) revealCell(grid.current, head)
      const cell = cellAround(target)
      if (!cell?.parentElement) return setHeldRow(undefined)
      setHeldRow(rowPlaceOf(cell.parentElement))
      onActive(placeOfCell(cell))
      if (target.tabIndex < 0 && !isInLayer(target, cell)) setTaken({ from: target })
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget instanceof Element && !grid.current?.contains(relatedTarget)) setHeldRow(undefined)
    },
    editBeside(cell, backwards) {
      if (!grid.current) return
      const to = editorBeside(grid.current, cell, backwards)
      grid.current.focus({ preventScroll: true })
      setMoving({ from: cell, to })
    },
  }
}
