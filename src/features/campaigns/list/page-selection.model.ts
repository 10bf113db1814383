import { isSelected, withSelected, type Selection } from '#components/data-table'

/** The part of a selection that a page shows: the table knows no rows of other pages. */
export const selectionOnPage = ({ all, exceptions }: Selection, keys: readonly string[]): Selection => ({
  all,
  exceptions: new Set(keys.filter((key) => exceptions.has(key))),
})

/** The selection after the page was selected so: rows of other pages stay as they were. */
export function withPage(before: Selection, keys: readonly string[], next: Selection): Selection {
  const selected = keys.filter((key) => isSelected(next, key))
  const others = keys.filter((key) => !isSelected(next, key))
  return withSelected(withSelected(before, selected, true), others, false)
}
