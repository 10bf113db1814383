import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isColour, parseColour, shownContrast } from './colour-field.model.ts'

test.each([
  ['#4050b5', '#4050b5'],
  [' 4050B5 ', '#4050b5'],
  ['#fa3', '#ffaa33'],
  ['＃ＦＡ３', '#ffaa33'],
  ['', undefined],
  ['#', undefined],
  ['#ffff', undefined],
  ['red', undefined],
  ['#12345g', undefined],
])('%j is %j', (text, colour) => {
  expect(parseColour(text)).toBe(colour)
})

test('what it means is a colour, and means itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[#＃]?[0-9a-fA-F]{3,6}$/)), (text) => {
      const colour = parseColour(text)
      if (colour === undefined) return
      expect(isColour(colour)).toBe(true)
      expect(parseColour(colour)).toBe(colour)
    }),
  )
})

test('a contrast is never shown better than it is', () => {
  expect(shownContrast(4.48)).toBe(4.4)
  expect(shownContrast(4.5)).toBe(4.5)
  expect(shownContrast(21)).toBe(21)
  expect(shownContrast(8.2)).toBe(8.2)
})
