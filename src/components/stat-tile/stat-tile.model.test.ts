import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf, toneOf } from './stat-tile.model.ts'

test.each([
  [0.12, 'up'],
  [-0.001, 'down'],
  [0, 'same'],
  [-0, 'same'],
  [Number.NaN, 'same'],
  [Number.POSITIVE_INFINITY, 'same'],
])('a change of %d goes %s', (change, direction) => {
  expect(directionOf(change)).toBe(direction)
})

test('what rounds to nothing is no change', () => {
  expect(directionOf(0.0004, 0.0005)).toBe('same')
  expect(directionOf(-0.0006, 0.0005)).toBe('down')
})

test('the opposite change goes the opposite way and is as good as the other is bad', () => {
  const opposite = { up: 'down', down: 'up', same: 'same', good: 'bad', bad: 'good', plain: 'plain' } as const
  fc.assert(
    fc.property(fc.double(), fc.constantFrom('up', 'down', 'neither'), (change, better) => {
      const direction = directionOf(change)
      expect(directionOf(-change)).toBe(opposite[direction])
      expect(toneOf(opposite[direction], better)).toBe(opposite[toneOf(direction, better)])
    }),
  )
})
