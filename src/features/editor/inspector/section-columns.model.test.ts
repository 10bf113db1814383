import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column } from '#mail/document'
import { widestShare, withColumnCount, withShare } from './section-columns.model.ts'

const columnsOf = (...widths: number[]): Column[] =>
  widths.map((width, at) => ({
    id: `c${at}`,
    width,
    blocks: [{ type: 'spacer', id: `b${at}`, height: 8 }],
  }))
const sum = (columns: readonly Column[]) => columns.reduce((total, { width }) => total + width, 0)
const blockIds = (columns: readonly Column[]) => columns.flatMap(({ blocks }) => blocks.map(({ id }) => id))

const layouts = fc.constantFrom([12], [6, 6], [8, 4], [4, 4, 4], [2, 8, 2], [3, 3, 3, 3], [9, 1, 1, 1])

test('another number of columns keeps every block, and the widths add up to twelve', () => {
  fc.assert(
    fc.property(layouts, fc.integer({ min: 1, max: 4 }), (widths, count) => {
      const after = withColumnCount(columnsOf(...widths), count)
      expect(after).toHaveLength(count)
      expect(sum(after)).toBe(12)
      expect(blockIds(after)).toEqual(blockIds(columnsOf(...widths)))
    }),
  )
})

test('any width asked for gives whole widths of one at least that add up to twelve', () => {
  fc.assert(
    fc.property(layouts, fc.nat(3), fc.integer({ min: -5, max: 20 }), (widths, place, share) => {
      const columns = columnsOf(...widths)
      const index = place % columns.length
      const after = withShare(columns, index, share)
      expect(sum(after)).toBe(12)
      expect(after.every(({ width }) => Number.isInteger(width) && width >= 1)).toBe(true)
      const least = columns.length === 1 ? 12 : 1
      expect(after[index]?.width).toBe(Math.max(least, Math.min(share, widestShare(columns))))
    }),
  )
})

test('the neighbour at the right gives what a column takes', () => {
  expect(withShare(columnsOf(4, 4, 4), 0, 6).map(({ width }) => width)).toEqual([6, 2, 4])
  expect(withShare(columnsOf(4, 4, 4), 2, 6).map(({ width }) => width)).toEqual([4, 2, 6])
})

test('the same number of columns stays as it is', () => {
  expect(withColumnCount(columnsOf(8, 4), 2)).toEqual(columnsOf(8, 4))
})
