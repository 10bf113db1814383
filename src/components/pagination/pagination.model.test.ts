import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  PAGES_BESIDE,
  pageAfterResize,
  pageCountOf,
  pagePlaces,
  pageWithin,
  rowsOfPage,
} from './pagination.model.ts'

const book = fc
  .integer({ min: 1, max: 50_000 })
  .chain((pageCount) =>
    fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }),
  )

const words = (page: number, pageCount: number) =>
  pagePlaces(page, pageCount)
    .map((place) => (place.kind === 'gap' ? '…' : String(place.page)))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [5, 8, '1 … 4 5 6 7 8'],
  [20, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (page, pageCount, shown) => {
  expect(words(page, pageCount)).toBe(shown)
})

test('first, last, current and its neighbours are there, in order, and a gap hides at least two pages', () => {
  fc.assert(
    fc.property(book, ({ page, pageCount }) => {
      const places = pagePlaces(page, pageCount)
      const pages = places.flatMap((place) => (place.kind === 'page' ? [place.page] : []))
      for (const wanted of [1, pageCount, page, page - PAGES_BESIDE, page + PAGES_BESIDE]) {
        if (wanted >= 1 && wanted <= pageCount) expect(pages).toContain(wanted)
      }
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      for (const [index, next] of pages.entries()) {
        const before = pages[index - 1]
        if (before === undefined) continue
        const gap = places.some((place) => place.kind === 'gap' && place.after === before)
        expect(gap).toBe(next - before > 1)
        if (gap) expect(next - before).toBeGreaterThan(2)
      }
    }),
  )
})

test('the row is as long on every page of a list', () => {
  fc.assert(
    fc.property(book, ({ page, pageCount }) => {
      expect(pagePlaces(page, pageCount).length).toBe(Math.min(pageCount, 2 * PAGES_BESIDE + 5))
    }),
  )
})

test('the pages hold every row once', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 200 }), (total, pageSize) => {
      let rows = 0
      for (let page = 1; page <= pageCountOf(total, pageSize); page++) {
        const { first, last } = rowsOfPage(page, pageSize, total)
        if (total > 0) {
          expect(first).toBe(rows + 1)
          rows = last
        }
      }
      expect(rows).toBe(total)
    }),
  )
})

test('another length of page keeps the first row in view', () => {
  const sizes = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), sizes, sizes, (page, from, to) => {
      const row = (page - 1) * from + 1
      const { first, last } = rowsOfPage(pageAfterResize(page, from, to), to, Number.MAX_SAFE_INTEGER)
      expect(first).toBeLessThanOrEqual(row)
      expect(last).toBeGreaterThanOrEqual(row)
    }),
  )
})

test.each([
  [0, 5, 1],
  [-3, 5, 1],
  [9, 5, 5],
  [2.9, 5, 2],
  [Number.NaN, 5, 1],
])('page %d of %i is page %i', (page, pageCount, within) => {
  expect(pageWithin(page, pageCount)).toBe(within)
})
