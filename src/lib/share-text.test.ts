import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareText, SMALL_SHARE } from './share-text.ts'

const intl = {
  formatNumber: (value: number, format: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat('en', format).format(value),
}

it.each([
  [0, undefined, '0%'],
  [1, undefined, '100%'],
  [0.5, undefined, '50%'],
  [0.4237, undefined, '42.4%'],
  [0.9996, undefined, '99.96%'],
  [0.9994, undefined, '99.9%'],
  [0.0004, undefined, '0.04%'],
  [0.99996, SMALL_SHARE, '99.996%'],
  [0.000004, SMALL_SHARE, '0.0004%'],
  [0.996, { style: 'percent' }, '99.6%'],
  [1e-12, undefined, '0.000001%'],
  [1 - 1e-12, undefined, '99.999999%'],
  [0.04, { maximumFractionDigits: 0 }, '0'],
  // What was counted twice is shown as it was counted.
  [1.0004, undefined, '100%'],
] as const)('%d is %j %s', (share, format, text) => {
  expect(shareText(intl, share, format)).toBe(text)
})

it('is all only for all, and none only for none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (a, b) => {
      const [part, whole] = a < b ? [a, b] : [b, Math.max(a, 1)]
      const text = shareText(intl, part / whole)
      expect(text === '100%').toBe(part === whole)
      expect(text === '0%').toBe(part === 0)
    }),
  )
})
