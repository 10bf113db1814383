import { expect, test } from 'vitest'
import { importColumns, readRow } from '#domain/import/import-rows'
import { timeOfCell } from './cell-times.ts'

test.each([
  ['2026-01-15T00:30:00.000Z', '2026-01-15T00:30:00.000Z'],
  ['2026-01-15T09:30+09:00', '2026-01-15T00:30:00.000Z'],
  ['2026-01-15 09:30 +0900', '2026-01-15T00:30:00.000Z'],
  ['Thu, 15 Jan 2026 09:30:00 GMT', '2026-01-15T09:30:00.000Z'],
  ['Thu Jan 15 2026 09:30:00 GMT+0900 (Japan Standard Time)', '2026-01-15T00:30:00.000Z'],
  // As it is written, in whatever zone the tests run.
  ['2026-01-15 09:30', '2026-01-15T09:30'],
  ['2026/1/5 9:05:07', '2026-01-05T09:05:07'],
  ['２０２６年１月５日　９時５分', '2026-01-05T09:05'],
  ['2026-01-15', '2026-01-15T00:00'],
  ['Jan 15, 2026 9:30 PM', '2026-01-15T21:30'],
  ['1/15/2026 9:30', '2026-01-15T09:30'],
  ['20260115', '2026-01-15T00:00'],
  // As Excel keeps times where a column is not formatted as one.
  ['45292', '2024-01-01T00:00'],
  ['45292.375', '2024-01-01T09:00'],
  ['45292.9999999', '2024-01-02T00:00'],
  ['45292.37505', '2024-01-01T09:00:04'],
  ['2026-02-30 10:00', undefined],
  ['2026-01-15 24:30', undefined],
  ['Plan 3', undefined],
  ['5', undefined],
  ['2026', undefined],
  ['soon', undefined],
  ['', undefined],
])('%j is %j', (cell, time) => {
  expect(timeOfCell(cell)).toBe(time)
})

test('a row of a file keeps a time as it is written; when somebody agreed is in UTC where it says no zone', () => {
  const visit = { key: 'visit', type: 'datetime' as const, label: 'Visit', system: false, position: 1 }
  const keys = ['email', 'visit', 'consentAt', 'statusAt']
  const columns = importColumns(
    new Map([['visit', visit]]),
    keys.map((key) => ({ column: key, key })),
  )
  const cells = {
    email: 'a@example.org',
    visit: '2026/01/15 9:30',
    consentAt: '2026/01/15 9:30',
    statusAt: 'Plan 3',
  }
  expect(readRow(cells, columns, () => ({ lists: new Map(), hasUnknown: false }))).toEqual({
    email: 'a@example.org',
    own: {},
    values: new Map([['visit', '2026-01-15T09:30']]),
    consentAt: '2026-01-15T09:30:00.000Z',
    invalid: ['statusAt'],
  })
})
