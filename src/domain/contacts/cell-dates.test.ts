import { expect, test } from 'vitest'
import { guessType } from './property-guess.ts'
import { valueOfCell } from './property-values.ts'

test.each([
  ['2026-01-05', '2026-01-05'],
  ['２０２６／１／５', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['昭和60年4月1日', '1985-04-01'],
  ['S60.4.1', '1985-04-01'],
  ['平成元年1月8日', '1989-01-08'],
  ['令和 8年 2月28日', '2026-02-28'],
  ['㍼60年4月1日', '1985-04-01'],
  ['1985/4/1(月)', '1985-04-01'],
  ['1985年4月1日（月曜日）', '1985-04-01'],
  ['1985-04-01 00:00:00', '1985-04-01'],
  ['1985/4/1 0:00', '1985-04-01'],
  ['1985-04-01T00:00:00.000', '1985-04-01'],
])('%s is the date %s', (cell, date) => {
  expect(valueOfCell({ type: 'date' }, cell)).toBe(date)
  expect(guessType([cell])).toBe('date')
})

test.each(['2026/2/30', 'S60.2.29', '1985-04-01 09:30', '12/31/1990', '60.4.1', 'X60.4.1', '2026-01-05 x'])(
  '%s is no date that can be told',
  (cell) => expect(valueOfCell({ type: 'date' }, cell)).toBeUndefined(),
)
