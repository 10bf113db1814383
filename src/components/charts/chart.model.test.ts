import { expect, test } from 'vitest'
import { placeAfterKey, toneAt } from './chart.model.ts'

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 29, 29],
  ['ArrowUp', 3, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 2],
  ['PageUp', 3, 6],
  ['PageDown', 1, 0],
  ['Home', 9, 0],
  ['End', 9, 29],
  ['a', 9, undefined],
  ['constructor', 9, undefined],
])('%s at %i of 30 goes to %s', (key, place, next) => {
  expect(placeAfterKey(key, place, 30)).toBe(next)
})

test('each series has a colour, the sixth that of the first', () => {
  const series = { id: 'a', label: 'A', values: [] }
  expect([0, 1, 5].map((place) => toneAt(series, place))).toEqual(['accent', 'warning', 'accent'])
  expect(toneAt({ ...series, tone: 'quiet' }, 0)).toBe('quiet')
})
