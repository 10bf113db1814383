import { expect, test } from 'vitest'
import { rowNow } from './moved-row.model.ts'

const rows = (text: string) => (row: number) => text[row]

test.each([
  ['abcd', { row: 2, key: 'c' }, 2],
  ['xabcd', { row: 2, key: 'c' }, 3],
  ['bcd', { row: 2, key: 'c' }, 1],
  // The last one, and the list has become shorter.
  ['bc', { row: 2, key: 'c' }, 1],
  ['abd', { row: 2, key: 'c' }, undefined],
  // Pages that were read at different times may both have it.
  ['abccd', { row: 3, key: 'c' }, 3],
  ['abcd', { row: 2, key: undefined }, 2],
  [`${'x'.repeat(101)}abc`, { row: 0, key: 'a' }, undefined],
])('in %s, %j stands at %s', (text, placed, now) => {
  expect(rowNow(placed, rows(text))).toBe(now)
})
