import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moreBeyond } from './scroll-area.model.ts'

test.each([
  ['all in sight', 0, 100, 100, false, false],
  ['at the start', 0, 100, 300, false, true],
  ['in the middle', 80, 100, 300, true, true],
  ['at the end', 200, 100, 300, true, false],
  ['at the end, zoomed', 199.4, 100, 300, true, false],
  ['at the start, zoomed', 0.4, 100, 300, false, true],
  ['pulled beyond the start', -40, 100, 300, false, true],
  ['pulled beyond the end', 240, 100, 300, true, false],
])('%s', (_, scrolled, seen, all, before, after) => {
  expect(moreBeyond({ scrolled, seen, all })).toEqual({ before, after })
})

test('what does not scroll has nothing beyond', () => {
  fc.assert(
    fc.property(fc.nat(5000), (size) => {
      expect(moreBeyond({ scrolled: 0, seen: size, all: size })).toEqual({ before: false, after: false })
    }),
  )
})
