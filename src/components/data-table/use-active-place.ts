import { useState } from 'react'
import type { GridPlace } from './grid-keys.model.ts'
import { rowNow, type PlacedRow } from './moved-row.model.ts'

export interface ActivePlaceOptions {
  /** Where the keys begin, for each question anew. */
  initialRow: number
  question: string
  /** The key of the row at a place; undefined while there is none. */
  keyAt: (index: number) => string | undefined
}

/**
 * The row or the cell that the keys have come to. Where rows come or go, it goes on with its row, or with the one in its place
 * (CMP-41). As long as nobody has come to any, it is where the keys begin.
 */
export function useActivePlace({
  initialRow,
  question,
  keyAt,
}: ActivePlaceOptions): [active: GridPlace, activate: (next: GridPlace) => void] {
  const first: GridPlace & PlacedRow = { row: initialRow, cell: undefined }
  const [active, setActive] = useState(first)
  const activate = (next: GridPlace) => setActive({ ...next, key: keyAt(next.row) })
  const [answered, setAnswered] = useState(question)
  const moved = rowNow(active, keyAt)
  if (answered !== question) {
    setAnswered(question)
    setActive(first)
  } else if (moved !== active.row && (moved ?? keyAt(active.row)) !== undefined)
    activate({ row: moved ?? active.row, cell: active.cell })
  return [active, activate]
}
