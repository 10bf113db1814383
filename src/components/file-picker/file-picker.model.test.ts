import { expect, test } from 'vitest'
import { accepts, sizeOf } from './file-picker.model.ts'

test.each([
  [0, 0, 'kB'],
  [499, 0, 'kB'],
  [500, 1, 'kB'],
  [1499, 1, 'kB'],
  [12_480, 12, 'kB'],
  [999_499, 999, 'kB'],
  [999_500, 1, 'MB'],
  [1_204_800, 1.2, 'MB'],
  [200_200_000, 200.2, 'MB'],
])('%i bytes are %d %s', (bytes, size, unit) => {
  expect(sizeOf(bytes)).toEqual({ size, unit })
})

test.each([
  [undefined, 'a.exe', '', true],
  ['', 'a.exe', '', true],
  ['.csv', 'People.CSV', '', true],
  ['.csv', 'csv', 'text/csv', false],
  ['.csv, text/csv', 'people', 'text/csv', true],
  ['image/*', 'a.svg', 'image/svg+xml', true],
  ['image/*', 'a.png', '', false],
  ['image/*', 'a.txt', 'imagery/x', false],
])('accept %s, file %s of type %s: %s', (accept, name, type, accepted) => {
  expect(accepts(accept, { name, type })).toBe(accepted)
})
