import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWordTyped } from './confirm.model.ts'

test.each([
  ['1204', '1204', true],
  ['１２０４', '1204', true],
  [' Spring sale\n', 'Spring sale', true],
  ['Ｓｐｒｉｎｇ　ｓａｌｅ', 'Spring sale', true],
  ['ﾊﾙのセール', 'ハルのセール', true],
  ['1204', '１２０４', true],
  ['spring sale', 'Spring sale', false],
  ['Spring', 'Spring sale', false],
  ['', 'Spring sale', false],
])('%j for %j: %s', (typed, word, expected) => {
  expect(isWordTyped(typed, word)).toBe(expected)
})

test('a copy of any word confirms it', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (word) => isWordTyped(word, word)))
})
