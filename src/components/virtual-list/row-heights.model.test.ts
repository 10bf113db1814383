import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnRows, rowHeights } from './row-heights.model.ts'

const height = fc.integer({ min: 1, max: 400 })
const changes = fc.array(fc.tuple(fc.nat(), height), { maxLength: 30 })
const list = fc.array(height, { minLength: 1, maxLength: 80 })

test('says the same as sums over a plain list, whatever was measured', () => {
  fc.assert(
    fc.property(list, changes, (first, done) => {
      const plain = [...first]
      const heights = rowHeights(plain.length, (index) => plain[index] ?? 0)
      for (const [at, next] of done) {
        const index = at % plain.length
        expect(heights.measure(index, next)).toBe(next - (plain[index] ?? 0))
        plain[index] = next
      }
      let top = 0
      for (const [index, each] of plain.entries()) {
        expect(heights.topOf(index)).toBe(top)
        expect(heights.heightOf(index)).toBe(each)
        expect(heights.rowAt(top)).toBe(index)
        expect(heights.rowAt(top + each - 0.5)).toBe(index)
        top += each
      }
      expect(heights.total()).toBe(top)
      expect(heights.rowAt(top + 1000)).toBe(plain.length - 1)
      expect(heights.rowAt(-5)).toBe(0)
    }),
  )
})

test('what is drawn covers what can be seen', () => {
  fc.assert(
    fc.property(list, fc.nat(40_000), fc.integer({ min: 1, max: 900 }), (all, scrollTop, viewport) => {
      const heights = rowHeights(all.length, (index) => all[index] ?? 0)
      const { first, last } = drawnRows(heights, scrollTop, viewport)
      const top = Math.max(0, Math.min(scrollTop, heights.total() - viewport))
      expect(heights.topOf(first)).toBeLessThanOrEqual(top)
      expect(heights.topOf(last + 1)).toBeGreaterThanOrEqual(Math.min(top + viewport, heights.total()))
    }),
  )
})

test('nothing to draw', () => {
  expect(
    drawnRows(
      rowHeights(0, () => 40),
      100,
      800,
    ),
  ).toEqual({ first: 0, last: -1 })
})
