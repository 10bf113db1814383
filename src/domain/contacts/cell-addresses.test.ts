import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress } from '#lib/email-address'
import { addressInCell } from './cell-addresses.ts'

test.each([
  ['Taro@Example.jp', { email: 'taro@example.jp' }],
  ['山田 太郎 <Taro@example.jp>', { email: 'taro@example.jp', name: '山田 太郎' }],
  ['山田　太郎＜ｔａｒｏ＠example.jp＞', { email: 'taro@example.jp', name: '山田 太郎' }],
  ['"Yamada, Taro" <taro@example.jp>', { email: 'taro@example.jp', name: 'Yamada, Taro' }],
  ['<taro@example.jp>', { email: 'taro@example.jp' }],
  ['taro@example.jp <taro@example.jp>', { email: 'taro@example.jp' }],
  ['mailto:taro@example.jp', { email: 'taro@example.jp' }],
  ['taro@example.jp;', { email: 'taro@example.jp' }],
  ['a/b@example.jp', { email: 'a/b@example.jp' }],
])('%j holds an address', (cell, found) => {
  expect(addressInCell(cell)).toEqual(found)
})

test.each([
  ['', 'missing_email'],
  [' \u3000', 'missing_email'],
  ['nonsense', 'invalid_email'],
  ['山田 太郎', 'invalid_email'],
  ['taro@example.jp (office)', 'invalid_email'],
  ['山田 <nonsense>', 'invalid_email'],
  ['taro@example.jp, hanako@example.jp', 'several_emails'],
  ['taro@example.jp／hanako@example.jp', 'several_emails'],
  ['taro@example.jp\nhanako@example.jp', 'several_emails'],
  ['山田 <taro@example.jp>; 鈴木 <hanako@example.jp>', 'several_emails'],
  ['old@example.jp <new@example.jp>', 'several_emails'],
  ['a..b@docomo.ne.jp', 'dotted_email'],
  ['a.@ezweb.ne.jp', 'dotted_email'],
  ['.a@docomo.ne.jp', 'dotted_email'],
  ['山田 <a..b@docomo.ne.jp>', 'dotted_email'],
  ['..@docomo.ne.jp', 'invalid_email'],
])('%j is refused: %s', (cell, problem) => {
  expect(addressInCell(cell).problem).toBe(problem)
})

test('any text has an address that mail can be sent to, or a reason why not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (cell) => {
      const { email, problem } = addressInCell(cell)
      expect(isEmailAddress(email)).toBe(problem === undefined)
    }),
  )
})

test('hostile text is looked through once', () => {
  for (const text of [
    '<'.repeat(100_000),
    ' <a'.repeat(50_000),
    `${'.'.repeat(100_000)}@a.jp`,
    `a${' '.repeat(100_000)}x <a@b.jp>`,
  ])
    expect(addressInCell(text)).toBeDefined()
})
