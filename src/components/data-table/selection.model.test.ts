import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectedShare,
  withSelected,
} from './selection.model.ts'

const keys = Array.from({ length: 8 }, (_, index) => `k${index}`)
const steps = fc.array(fc.record({ keys: fc.subarray(keys), selected: fc.boolean() }), { maxLength: 12 })

test('says the same as a list that names every row', () => {
  fc.assert(
    fc.property(fc.boolean(), steps, (all, done) => {
      let selection = all ? everythingSelected : nothingSelected
      const named = new Set(all ? keys : [])
      for (const step of done) {
        selection = withSelected(selection, step.keys, step.selected)
        for (const key of step.keys) {
          if (step.selected) named.add(key)
          else named.delete(key)
        }
      }
      expect(keys.filter((key) => isSelected(selection, key))).toEqual(keys.filter((key) => named.has(key)))
      expect(selectedCount(selection, keys.length)).toBe(named.size)
    }),
  )
})

test('all of a million but one', () => {
  const selection = withSelected(everythingSelected, ['k7'], false)
  expect(selectedCount(selection, 1_000_000)).toBe(999_999)
  expect(isSelected(selection, 'k7')).toBe(false)
  expect(isSelected(selection, 'never loaded')).toBe(true)
})

test.each([
  [nothingSelected, 3, false],
  [everythingSelected, 3, true],
  [everythingSelected, 0, false],
  [withSelected(nothingSelected, ['k0'], true), 3, 'mixed'],
  [withSelected(nothingSelected, ['k0', 'k1', 'k2'], true), 3, true],
  [withSelected(everythingSelected, ['k0'], false), 3, 'mixed'],
])('the box over %o of %i rows shows %s', (selection, rowCount, shown) => {
  expect(selectedShare(selection, rowCount)).toBe(shown)
})

test('leaves what it is given as it was', () => {
  withSelected(nothingSelected, ['k0'], true)
  expect(nothingSelected.exceptions.size).toBe(0)
})
