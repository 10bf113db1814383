import { expect, test } from 'vitest'
import { accepts, kilobytes } from './file-picker.model.ts'

test.each([
  [0, 0],
  [499, 0],
  [500, 1],
  [1499, 1],
  [12_480, 12],
  [200_000_000, 200_000],
])('%i bytes are %i kB', (bytes, kB) => {
  expect(kilobytes(bytes)).toBe(kB)
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
