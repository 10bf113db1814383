import { useRef } from 'react'
import { rowNow, type PlacedRow } from './moved-row.model.ts'
import { everythingSelected, isSelected, withSelected, type Selection } from './selection.model.ts'

export interface RowSelectionOptions {
  selection: Selection | undefined
  onSelectionChange: ((selection: Selection) => void) | undefined
  /** The key of the row at a place; undefined while the row has not arrived. */
  keyAt: (index: number) => string | undefined
  /** Rows of an older question can't be selected. */
  disabled: boolean
}

export interface RowSelection {
  /** Selects a row or takes it out of the selection; `upTo`: with all rows from the one before. */
  toggle: (index: number, upTo: boolean) => void
  /** Selects from where the extension began up to `to` and returns the row reached: rows that have not arrived stop it. */
  extend: (from: number, to: number) => number
  /** The next extension begins anew. */
  endExtension: () => void
  selectAll: () => void
}

/** The changes of a selection by pointer and keyboard. */
export function useRowSelection({
  selection,
  onSelectionChange,
  keyAt,
  disabled,
}: RowSelectionOptions): RowSelection {
  /** Where a selection with Shift begins. */
  const anchor = useRef<PlacedRow>(undefined)
  /** An extension under way: what was selected before it, and what it has made of that. */
  const extension = useRef<{ from: PlacedRow; before: Selection; result: Selection }>(undefined)

  const keysBetween = (from: number, to: number) => {
    const keys: string[] = []
    for (let place = Math.min(from, to); place <= Math.max(from, to); place++) {
      const key = keyAt(place)
      // A row that has not arrived has no key and can't be meant.
      if (key !== undefined) keys.push(key)
    }
    return keys
  }

  const placed = (row: number): PlacedRow => ({ row, key: keyAt(row) })
  const placeOf = (one: PlacedRow) => rowNow(one, keyAt) ?? one.row

  return {
    toggle(index, upTo) {
      const key = keyAt(index)
      if (selection === undefined || key === undefined || disabled) return
      extension.current = undefined
      const from = upTo && anchor.current ? placeOf(anchor.current) : index
      anchor.current = placed(index)
      onSelectionChange?.(withSelected(selection, keysBetween(from, index), !isSelected(selection, key)))
    },
    extend(from, to) {
      if (selection === undefined || disabled) return to
      const step = Math.sign(to - from)
      let reached = from
      while (reached !== to && keyAt(reached + step) !== undefined) reached += step
      const current = extension.current?.result === selection ? extension.current : undefined
      const begin = current?.from ?? placed(from)
      const before = current?.before ?? selection
      const result = withSelected(before, keysBetween(placeOf(begin), reached), true)
      extension.current = { from: begin, before, result }
      anchor.current = begin
      onSelectionChange?.(result)
      return reached
    },
    endExtension() {
      extension.current = undefined
    },
    selectAll() {
      if (selection === undefined || disabled) return
      extension.current = undefined
      onSelectionChange?.(everythingSelected)
    },
  }
}
