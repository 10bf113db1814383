import { useState } from 'react'
import { nothingSelected, type Selection } from '#components/data-table'
import { createStore, type Store } from '#lib/observable'

/** The selection, outside of React's state: a checkbox renders the table and the bulk bar, not the whole screen. */
export type SelectionStore = Store<Selection>

const begin = (question: string) => ({ question, store: createStore<Selection>(nothingSelected) })

/** The selection among the answers to one question; another question begins with nothing selected. */
export function useSelectionOf(question: string): SelectionStore {
  const [current, setCurrent] = useState(() => begin(question))
  if (current.question === question) return current.store
  const next = begin(question)
  setCurrent(next)
  return next.store
}
