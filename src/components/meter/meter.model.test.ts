import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelOf } from './meter.model.ts'

test.each([
  [0.0009, 'good'],
  [0.001, 'warning'],
  [0.003, 'danger'],
  [1, 'danger'],
] as const)('a complaint rate of %s is %s', (rate, level) => {
  expect(levelOf(rate, { warning: 0.001, danger: 0.003 })).toBe(level)
})

test('where small is bad it is the other way round', () => {
  const levels = { warning: 0.5, danger: 0.2 }
  expect([0.6, 0.5, 0.2].map((value) => levelOf(value, levels))).toEqual(['good', 'warning', 'danger'])
})

test('says nothing without levels, or of what is no number', () => {
  expect(levelOf(1, undefined)).toBeUndefined()
  expect(levelOf(Number.NaN, { warning: 1, danger: 2 })).toBeUndefined()
})

test('never gets better as the value gets worse', () => {
  const rank = { good: 0, warning: 1, danger: 2 }
  fc.assert(
    fc.property(
      fc.float({ noNaN: true }),
      fc.float({ noNaN: true }),
      fc.float({ noNaN: true }),
      fc.float({ noNaN: true }),
      (a, b, warning, danger) => {
        const levels = { warning, danger }
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map(
          (value) => rank[levelOf(value, levels) ?? 'good'],
        )
        if (danger >= warning) expect(high).toBeGreaterThanOrEqual(low ?? 0)
        else expect(low).toBeGreaterThanOrEqual(high ?? 0)
      },
    ),
  )
})
