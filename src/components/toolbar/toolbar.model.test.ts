import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAfterKey } from './toolbar.model.ts'

test('arrows of the other direction, letters and an empty toolbar lead nowhere', () => {
  expect(itemAfterKey('ArrowDown', 0, 3, 'horizontal')).toBeUndefined()
  expect(itemAfterKey('ArrowRight', 0, 3, 'vertical')).toBeUndefined()
  expect(itemAfterKey('a', 0, 3, 'horizontal')).toBeUndefined()
  expect(itemAfterKey('Home', 0, 0, 'horizontal')).toBeUndefined()
})

test('there and back again is where one was, and all are reached', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), (count, start) => {
      const from = start % count
      const next = itemAfterKey('ArrowRight', from, count, 'horizontal') ?? -1
      expect(itemAfterKey('ArrowLeft', next, count, 'horizontal')).toBe(from)
      const seen = new Set<number>()
      let at = from
      for (let step = 0; step < count; step += 1) {
        seen.add(at)
        at = itemAfterKey('ArrowRight', at, count, 'horizontal') ?? -1
      }
      expect(seen.size).toBe(count)
    }),
  )
})
