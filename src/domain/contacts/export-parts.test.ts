import { expect, test } from 'vitest'
import { placeOfPart, skipsAfter } from './export-parts.ts'

test('each part begins where the one before ended, also when it is asked for again', () => {
  expect(placeOfPart([], 40)).toBe(40)
  expect(skipsAfter([], { at: 20, place: 20 })).toEqual([])
  // Three of the first part were gone, and two more of the second one.
  const first = skipsAfter([], { at: 20, place: 23 })
  const second = skipsAfter(first, { at: 40, place: 45 })
  expect([0, 20, 25, 40, 60].map((at) => placeOfPart(second, at))).toEqual([0, 23, 28, 45, 65])
  // The second part is asked for again when a third one of it is gone.
  expect(placeOfPart(skipsAfter(second, { at: 40, place: 46 }), 40)).toBe(46)
  // Nothing is noted that is known.
  expect(skipsAfter(second, { at: 60, place: 65 })).toEqual(second)
})
