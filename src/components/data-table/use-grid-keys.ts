import type { KeyboardEvent, RefObject } from 'react'
import { cellAround, controlIn, editorIn, leavesEditor, placeId, placeOfCell, stopIn } from './grid-cells.ts'
import { extendsSelection, placeAfterKey, type GridExtent, type GridPlace } from './grid-keys.model.ts'
import type { GridFocus } from './use-grid-focus.ts'
import type { RowActions } from './use-row-actions.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface GridKeysOptions {
  /** The id that the ids of rows and cells begin with. */
  id: string
  grid: RefObject<HTMLElement | null>
  /** What is active. */
  place: GridPlace
  /** Asked for when a key moves to another place. */
  extentNow: () => GridExtent
  selectable: boolean
  /** Makes a place active and brings it into view. */
  onMove: (place: GridPlace) => void
  onActive: (place: GridPlace) => void
  onOpen: RowActions['open']
  onSelect: RowActions['select']
  onSelectAll: RowSelection['selectAll']
  onExtend: RowSelection['extend']
  onExtendEnd: RowSelection['endExtension']
  onEditBeside: GridFocus['editBeside']
}

/** What the keys do in a grid: the data grid pattern of the ARIA Authoring Practices. */
export function useGridKeys({
  id,
  grid,
  place,
  extentNow,
  selectable,
  onMove,
  onActive,
  onOpen,
  onSelect,
  onSelectAll,
  onExtend,
  onExtendEnd,
  onEditBeside,
}: GridKeysOptions): (event: KeyboardEvent) => void {
  const activeElement = () => document.getElementById(placeId(id, place))
  /** F2: into the cell. Of a row, into the first cell that can be edited. */
  const edit = () => {
    const element = activeElement()
    const editor = editorIn(element)
    const cell = editor && cellAround(editor)
    if (cell) onActive({ row: place.row, cell: placeOfCell(cell).cell })
    if (editor) editor.click()
    else if (place.cell !== undefined) stopIn(element)?.focus()
    return editor !== null
  }
  /** Enter: edits the cell or presses the control in it, and opens the row otherwise. */
  const enter = () => {
    if (place.cell === undefined) return onOpen(place.row)
    if (edit()) return
    const control = controlIn(activeElement())
    if (control) control.click()
    else onOpen(place.row)
  }
  const onKeyInCell = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return
    const cell = cellAround(event.target)
    if (!cell || !grid.current?.contains(cell)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return grid.current.focus({ preventScroll: true })
    }
    if (event.key === 'Tab' && leavesEditor(event.target, event.shiftKey)) {
      event.preventDefault()
      onEditBeside(cell, event.shiftKey)
    }
  }
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // A control inside the table keeps its keys, apart from those that leave it.
    if (event.target !== grid.current) return onKeyInCell(event)
    if (event.altKey) return
    const { key, shiftKey: shift } = event
    const ctrl = event.ctrlKey || event.metaKey
    const handle = (action: () => void) => {
      event.preventDefault()
      action()
    }
    // Opens the row where Control is held, too.
    if (key === 'Enter') return handle(enter)
    if (key === 'F2' && !ctrl) return handle(edit)
    if (selectable && ctrl && key.toLowerCase() === 'a') return handle(onSelectAll)
    if (selectable && !ctrl && (key === ' ' || key.toLowerCase() === 'x'))
      return handle(() => onSelect(place.row, shift))
    const next = placeAfterKey({ key, ctrl }, place, extentNow())
    if (next === undefined) return
    handle(() => {
      const extending = selectable && shift && extendsSelection(key)
      if (extending) next.row = onExtend(place.row, next.row)
      else onExtendEnd()
      onMove(next)
    })
  }
}
