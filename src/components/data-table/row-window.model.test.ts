import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ROW_WINDOW, scrollTopFor, windowAt } from './row-window.model.ts'

const rows = fc.integer({ min: 1, max: 3_000_000 })
const heights = fc.integer({ min: 20, max: 120 })
const viewports = fc.integer({ min: 50, max: 2000 })

test('the window covers the view at any scroll position: no blank', () => {
  fc.assert(
    fc.property(
      rows,
      heights,
      viewports,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, height, viewport, part) => {
        const content = windowAt(0, viewport, count, height).height
        const scrollTop = part * Math.max(content - viewport, 0)
        const { first, last, top } = windowAt(scrollTop, viewport, count, height)
        expect(top).toBeLessThanOrEqual(scrollTop + 0.01)
        const bottom = top + (last - first + 1) * height
        expect(bottom).toBeGreaterThanOrEqual(Math.min(scrollTop + viewport, content) - 0.01)
        expect(last - first).toBeLessThan(viewport / height + 2 * ROW_WINDOW.overscan + 3)
      },
    ),
  )
})

test('scrolling down never shows an earlier row', () => {
  fc.assert(
    fc.property(
      rows,
      heights,
      viewports,
      fc.nat(ROW_WINDOW.tallest),
      fc.nat(10_000),
      (count, height, viewport, at, step) => {
        const before = windowAt(at, viewport, count, height)
        const after = windowAt(at + step, viewport, count, height)
        expect(after.firstSeen).toBeGreaterThanOrEqual(before.firstSeen)
      },
    ),
  )
})

test('every row can be brought into view, from anywhere', () => {
  fc.assert(
    fc.property(
      rows,
      heights,
      viewports,
      fc.nat(ROW_WINDOW.tallest),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, height, viewport, from, part) => {
        const row = Math.min(Math.floor(part * count), count - 1)
        const { firstSeen, lastSeen } = windowAt(
          scrollTopFor(row, from, viewport, count, height),
          viewport,
          count,
          height,
        )
        expect(firstSeen).toBeLessThanOrEqual(row)
        expect(lastSeen).toBeGreaterThanOrEqual(row)
      },
    ),
  )
})

test('the last of a million rows is at the end of the scroll', () => {
  const { height } = windowAt(0, 800, 1_000_000, 40)
  expect(height).toBeLessThan(33_554_428)
  expect(windowAt(height - 800, 800, 1_000_000, 40).lastSeen).toBe(999_999)
  expect(windowAt(Number.MAX_SAFE_INTEGER, 800, 1_000_000, 40).lastSeen).toBe(999_999)
})

test('a row that is in view already moves nothing', () => {
  expect(scrollTopFor(5, 100, 800, 1000, 40)).toBe(100)
})

test('no rows, no window', () => {
  expect(windowAt(50, 800, 0, 40)).toMatchObject({ first: 0, last: -1, height: 0 })
})
