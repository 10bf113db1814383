import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastLevel, hexContrast } from '#lib/contrast'

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('%s on %s is %s', (one, other, ratio) => {
  expect(hexContrast(one, other)).toBeCloseTo(ratio, 2)
})

test.each(['', 'red', '#fff', '#12345g', '#1234567', ' #123456'])('%j is no colour', (text) => {
  expect(hexContrast(text, '#ffffff')).toBeUndefined()
  expect(hexContrast('#ffffff', text)).toBeUndefined()
})

test.each([
  [7, 'aaa'],
  [6.99, 'aa'],
  [4.5, 'aa'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'low'],
])('%s is %s', (ratio, level) => {
  expect(contrastLevel(ratio)).toBe(level)
})

test('is the same both ways and from 1 to 21', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = hexContrast(one, other) ?? 0
      expect(ratio).toBe(hexContrast(other, one))
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
    }),
  )
})
