import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everythingSelected, isSelected, nothingSelected, type Selection } from '#components/data-table'
import { selectionOnPage, withPage } from './page-selection.model.ts'

const all: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f']
const key = fc.constantFrom(...all)
const keys = fc.uniqueArray(key)
const selections = fc.record({
  all: fc.boolean(),
  exceptions: keys.map((ids): ReadonlySet<string> => new Set(ids)),
})

test('a page is selected as it was wanted, and no row of another page changes', () => {
  fc.assert(
    fc.property(selections, keys, selections, (before: Selection, page, next: Selection) => {
      const after = withPage(before, page, next)
      for (const one of all)
        expect(isSelected(after, one)).toBe(isSelected(page.includes(one) ? next : before, one))
      for (const one of page)
        expect(isSelected(selectionOnPage(after, page), one)).toBe(isSelected(next, one))
    }),
  )
})

test('the box over the rows selects the page, not all that match', () => {
  expect(withPage(nothingSelected, ['a', 'b'], everythingSelected)).toEqual({
    all: false,
    exceptions: new Set(['a', 'b']),
  })
})
