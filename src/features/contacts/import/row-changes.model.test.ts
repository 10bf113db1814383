import { expect, it } from 'vitest'
import { NAME_PARTS } from './import-mapping.model.ts'
import { rowChangesOf, withChanges } from './row-changes.model.ts'

const chunk = {
  firstRow: 0,
  lines: [2, 3, 4],
  rows: [
    ['a@example.com', '坂本', '花', '坂本茶舗'],
    ['b@example.com', '', '', ''],
    ['c@example.com', 'Ito', 'Ken', 'Post'],
  ],
}
const mapping = ['email', NAME_PARTS.family, NAME_PARTS.given, 'company']

it('has the name that is written before an address', () => {
  const [change] = rowChangesOf(
    { firstRow: 0, lines: [2], rows: [['坂本 花 <a@example.com>']] },
    {
      importId: 'imp_1',
      results: [{ row: 0, email: 'a@example.com', outcome: 'updated', before: { name: null } }],
    },
    ['email'],
  )
  expect(change?.values).toEqual([{ key: 'name', before: null, after: '坂本 花' }])
})

it('tells old and new of each value that changes', () => {
  expect(
    rowChangesOf(
      chunk,
      {
        importId: 'imp_1',
        results: [
          {
            row: 0,
            email: 'a@example.com',
            outcome: 'updated',
            before: { name: null, properties: { company: '坂本製茶' } },
          },
          { row: 1, email: 'b@example.com', outcome: 'created' },
          { row: 2, email: 'c@example.com', outcome: 'updated', before: { subscriptions: [] } },
        ],
      },
      mapping,
    ),
  ).toEqual([
    {
      line: 2,
      email: 'a@example.com',
      values: [
        { key: 'name', before: null, after: '坂本 花' },
        { key: 'company', before: '坂本製茶', after: '坂本茶舗' },
      ],
      joinsList: false,
    },
    { line: 4, email: 'c@example.com', values: [], joinsList: true },
  ])
})

it('shows the first twenty', () => {
  const one = { line: 1, email: 'a@example.com', values: [], joinsList: true }
  const many = Array.from({ length: 30 }, (_, line) => ({ ...one, line }))
  expect(withChanges([], many).map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, line) => line))
  const shown = withChanges([], many)
  expect(withChanges(shown, many)).toBe(shown)
})
