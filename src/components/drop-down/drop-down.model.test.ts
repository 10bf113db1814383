import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DROP_DOWN, dropFrom } from './drop-down.model.ts'

const viewport = { width: 400, height: 600 }

test('opens below from the start of its owner', () => {
  const owner = { left: 40, top: 100, width: 200, height: 32 }
  expect(dropFrom(owner, { width: 200, height: 300 }, viewport)).toEqual({
    left: 40,
    top: 136,
    room: 456,
    side: 'below',
  })
})

test('opens above where it does not fit below and there is more room', () => {
  const owner = { left: 40, top: 400, width: 200, height: 32 }
  expect(dropFrom(owner, { width: 200, height: 300 }, viewport)).toEqual({
    left: 40,
    top: 96,
    room: 388,
    side: 'above',
  })
})

test('is pushed back from the right edge, and rather out at the right than at the left', () => {
  const owner = { left: 350, top: 100, width: 40, height: 32 }
  expect(dropFrom(owner, { width: 300, height: 100 }, viewport).left).toBe(92)
  expect(dropFrom(owner, { width: 900, height: 100 }, viewport).left).toBe(DROP_DOWN.edge)
})

test('stays in the window if it is no taller than its room', () => {
  const side = fc.integer({ min: 0, max: 560 })
  fc.assert(
    fc.property(side, side, side, fc.integer({ min: 1, max: 380 }), (left, top, height, width) => {
      const owner = { left, top, width: 32, height: 32 }
      const at = dropFrom(owner, { width, height }, viewport)
      const drawn = Math.min(height, at.room)
      expect(at.left).toBeGreaterThanOrEqual(DROP_DOWN.edge)
      expect(at.left + width).toBeLessThanOrEqual(viewport.width - DROP_DOWN.edge)
      if (at.room > 0) {
        expect(at.top + drawn).toBeLessThanOrEqual(viewport.height - DROP_DOWN.edge)
        expect(at.top).toBeGreaterThanOrEqual(DROP_DOWN.edge)
      }
      // It never covers its owner.
      expect(at.top + drawn <= top || at.top >= top + 32).toBe(true)
    }),
  )
})
