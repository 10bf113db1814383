import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDelay, place, sides, TOOLTIP } from './tooltip.model.ts'

test('the times of the specification', () => {
  expect(TOOLTIP).toEqual({ delay: 100, skip: 300 })
})

test.each([
  ['nothing was open', undefined, 1000, TOOLTIP.delay],
  ['one closed just now', 1000, 1000, 0],
  ['one closed 299 ms ago', 1000, 1299, 0],
  ['one closed 300 ms ago', 1000, 1300, TOOLTIP.delay],
])('waits rightly when %s', (_, closedAt, now, wait) => {
  expect(openDelay(closedAt, now)).toBe(wait)
})

test('goes to the wished side, in the middle of its owner', () => {
  const anchor = { left: 100, top: 100, width: 40, height: 20 }
  expect(place(anchor, { width: 80, height: 30 }, { width: 400, height: 400 }, 'top')).toEqual({
    side: 'top',
    left: 80,
    top: 70,
  })
  expect(place(anchor, { width: 80, height: 30 }, { width: 400, height: 400 }, 'right')).toEqual({
    side: 'right',
    left: 140,
    top: 95,
  })
})

test('turns over where there is no room', () => {
  const anchor = { left: 100, top: 10, width: 40, height: 20 }
  expect(place(anchor, { width: 80, height: 30 }, { width: 400, height: 400 }, 'top').side).toBe('bottom')
})

test('never leaves the viewport it fits into', () => {
  const length = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(
      length,
      length,
      length,
      length,
      fc.constantFrom(...sides),
      (left, top, width, height, side) => {
        const viewport = { width: 320, height: 480 }
        const at = place({ left, top, width: 20, height: 20 }, { width, height }, viewport, side)
        expect(at.left).toBeGreaterThanOrEqual(0)
        expect(at.top).toBeGreaterThanOrEqual(0)
        expect(at.left + width).toBeLessThanOrEqual(viewport.width)
        expect(at.top + height).toBeLessThanOrEqual(viewport.height)
      },
    ),
  )
})
