import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editorPlace, foldedChips } from './filter-chips.model.ts'

test('what is shown and what is folded is everything, and one alone is never folded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 8 }), fc.boolean(), (chips, most, unfolded) => {
      const { shown, hidden } = foldedChips(chips, most, unfolded)
      expect(shown.length + hidden).toBe(chips.length)
      expect(shown).toEqual(chips.slice(0, shown.length))
      expect(hidden).not.toBe(1)
      if (unfolded) expect(hidden).toBe(0)
      else expect(shown.length).toBeLessThanOrEqual(most + 1)
    }),
  )
})

test('an editor is never off the viewport where it has room', () => {
  const px = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(px, px, px, px, (left, top, width, height) => {
      const viewport = { width: 1000, height: 1000 }
      const at = editorPlace({ left, top, bottom: top + 24 }, { width, height }, viewport, 4)
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.top).toBeGreaterThanOrEqual(0)
      expect(at.left + width).toBeLessThanOrEqual(1000)
      expect(at.top + height).toBeLessThanOrEqual(1000)
    }),
  )
})

test.each([
  [
    { left: 10, top: 0, bottom: 24 },
    { left: 10, top: 28 },
  ],
  [
    { left: 950, top: 0, bottom: 24 },
    { left: 800, top: 28 },
  ],
  [
    { left: 10, top: 960, bottom: 984 },
    { left: 10, top: 656 },
  ],
])('beside %o at %o', (chip, at) => {
  expect(editorPlace(chip, { width: 200, height: 300 }, { width: 1000, height: 1000 }, 4)).toEqual(at)
})
