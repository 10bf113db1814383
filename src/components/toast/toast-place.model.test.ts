import fc from 'fast-check'
import { expect, test } from 'vitest'
import { liftOver, type Box } from './toast-place.model.ts'

const at: Box = { left: 616, right: 1000, top: 700, bottom: 800 }
const save: Box = { left: 900, right: 980, top: 752, bottom: 784 }

test.each([
  ['nothing is beneath them', [], 0],
  ['a button beside them is not covered', [{ ...save, left: 100, right: 200 }], 0],
  ['a button beneath them lifts them above it', [save], 56],
  ['what they would cover then lifts them further', [save, { ...save, top: 660, bottom: 690 }], 148],
  ['without a free place they stay', [{ ...save, top: 0, bottom: 800 }], 0],
])('%s', (_, controls, lift) => {
  expect(liftOver(at, controls)).toBe(lift)
})

test('wherever they are lifted to, they cover nothing', () => {
  const box = fc
    .tuple(fc.nat(900), fc.nat(760), fc.integer({ min: 10, max: 200 }), fc.integer({ min: 10, max: 40 }))
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 8 }), (controls) => {
      const lift = liftOver(at, controls)
      if (lift === 0) return
      const [top, bottom] = [at.top - lift, at.bottom - lift]
      expect(top).toBeGreaterThanOrEqual(0)
      for (const control of controls)
        expect(
          control.left < at.right && control.right > at.left && control.top < bottom && control.bottom > top,
        ).toBe(false)
    }),
  )
})
