import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  columnsAsDeclared,
  withColumnMoved,
  withColumnShown,
  withColumnWidth,
} from './column-changes.model.ts'
import { arrangeColumns, COLUMN_WIDTH, orderedColumns, type ColumnLayout } from './column-layout.model.ts'

const columns = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, width: { least: 20, share: 1 } }))
const ids = (each: readonly { id: string }[]) => each.map(({ id }) => id).join('')
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone', '__proto__', 'constructor')
const layout: fc.Arbitrary<ColumnLayout> = fc.record({
  order: fc.array(id, { maxLength: 9 }),
  hidden: fc.array(id, { maxLength: 9 }),
  widths: fc.dictionary(id, fc.double()),
})

test('whatever was kept, the first column is there and first, each is there once, and widths are in range', () => {
  fc.assert(
    fc.property(layout, (kept) => {
      expect(
        orderedColumns(columns, kept)
          .map((each) => each.id)
          .toSorted(),
      ).toEqual(['a', 'b', 'c', 'd', 'e'])
      const shown = arrangeColumns(columns, kept)
      expect(shown[0]?.id).toBe('a')
      expect(new Set(shown.map((each) => each.id)).size).toBe(shown.length)
      for (const { id, width } of shown) {
        if (id !== 'a') expect(kept.hidden).not.toContain(id)
        expect(width.least).toBeGreaterThanOrEqual(COLUMN_WIDTH.least)
        expect(width.least).toBeLessThanOrEqual(COLUMN_WIDTH.most)
      }
    }),
  )
})

test('a moved column stands right before the other, and no other two change places', () => {
  fc.assert(
    fc.property(layout, id, fc.option(id, { nil: undefined }), (kept, moved, before) => {
      const from = orderedColumns(columns, kept)
      const to = orderedColumns(columns, withColumnMoved(columns, kept, moved, before))
      expect(ids(to).replace(moved, '')).toBe(ids(from).replace(moved, ''))
      const known = 'bcde'.includes(moved) && (before === undefined || 'bcde'.includes(before))
      if (known && moved !== before)
        expect(to[to.findIndex((each) => each.id === moved) + 1]?.id).toBe(before)
      else expect(ids(to)).toBe(ids(from))
    }),
  )
})

test('as declared, nothing changes, not even the columns themselves', () => {
  const shown = arrangeColumns(columns, columnsAsDeclared)
  for (const [place, column] of columns.entries()) expect(shown[place]).toBe(column)
})

test('hidden and shown again, wide and as declared again', () => {
  const hidden = withColumnShown(columnsAsDeclared, 'c', false)
  expect(ids(arrangeColumns(columns, hidden))).toBe('abde')
  expect(withColumnShown(hidden, 'c', true)).toEqual(columnsAsDeclared)
  const wide = withColumnWidth(columnsAsDeclared, 'c', 40.4)
  expect(arrangeColumns(columns, wide)[2]?.width).toEqual({ least: 40, share: 0 })
  expect(withColumnWidth(wide, 'c', undefined)).toEqual(columnsAsDeclared)
})
