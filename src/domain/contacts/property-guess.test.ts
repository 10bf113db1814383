import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTypeGuess, guessedTypes } from './property-guess.ts'

function guessType(values: readonly string[]) {
  const guess = createTypeGuess()
  for (const value of values) guess.see(value)
  return guess.type()
}

it.each([
  ['number', ['1', '-2.5', '1,200', '', '３０']],
  ['number', ['￥12,000', '¥800', '1,200円', '▲300']],
  ['number', ['12%', '8.5%']],
  ['string', ['+819012345678', '+81312345678']],
  ['string', ['0901234567', '0312345678']],
  ['string', ['12345678901234567', '2']],
  ['string', ['1', 'one']],
  ['string', []],
  ['boolean', ['はい', 'いいえ', '']],
  ['boolean', ['TRUE', 'false']],
  ['date', ['2026-01-15', '2026/1/5', '2026年1月5日']],
  ['date', ['昭和60年4月1日', 'S60.4.1', '1985/4/1(月)', '1985-04-01 00:00:00']],
  ['date', ['19850401', '20011231']],
  ['date', ['31138', '1985/4/1']],
  ['number', ['31138', '45292']],
  ['number', ['19850401', '19851301']],
  ['email', ['a@example.com', 'ｂ＠example.com']],
  ['url', ['https://example.com', 'http://example.com/a?b']],
  ['string', ['javascript:alert(1)']],
] as const)('sees %s in %j', (type, values) => {
  expect(guessType(values)).toBe(type)
})

it('has an answer for any column', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      expect(guessedTypes).toContain(guessType(values))
    }),
  )
})
