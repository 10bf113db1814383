import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawable, placeNear, runsOf, scaleOf, shareOf, thinned } from './scale.model.ts'

const anything = fc.array(fc.option(fc.double()), { maxLength: 30 })

test('a scale holds every value and zero, on few ticks that rise evenly', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 2, max: 8 }), (values, wanted) => {
      const scale = scaleOf(values, wanted)
      const { ticks, low, high } = scale
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(wanted + 3)
      expect(ticks).toContain(0)
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high])
      for (const value of [0, ...values]) {
        const drawn = drawable(value)
        if (drawn === undefined) continue
        const share = shareOf(scale, drawn)
        expect(share).toBeGreaterThanOrEqual(-1e-6)
        expect(share).toBeLessThanOrEqual(1 + 1e-6)
      }
      for (const [place, tick] of ticks.entries()) {
        expect(Number.isFinite(tick)).toBe(true)
        expect(shareOf(scale, tick)).toBeCloseTo(place / (ticks.length - 1), 9)
      }
    }),
  )
})

test('whole values have whole ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1_000_000 }), { minLength: 1 }), (values) => {
      for (const tick of scaleOf(values).ticks) expect(Number.isInteger(tick)).toBe(true)
    }),
  )
})

test.each([
  [[], [0, 1]],
  [
    [null, undefined, Number.NaN],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[10], [0, 5, 10]],
  [[100], [0, 25, 50, 75, 100]],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [[0.47], [0, 0.2, 0.4, 0.6]],
  [
    [-3, 5],
    [-4, -2, 0, 2, 4, 6],
  ],
  [[-7], [-8, -6, -4, -2, 0]],
  [[12_480], [0, 5000, 10_000, 15_000]],
])('%j is drawn on %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks)
})

test('values without end stand at the edge', () => {
  const scale = scaleOf([Number.NEGATIVE_INFINITY, Number.MAX_VALUE])
  expect(scale.ticks.every(Number.isFinite)).toBe(true)
  expect(shareOf(scale, drawable(Number.POSITIVE_INFINITY) ?? 0)).toBeCloseTo(1, 9)
})

test('runs are all places that have a value, once each, and a gap parts two of them', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (values) => {
      const runs = runsOf(values)
      expect(runs.flat()).toEqual([...values.keys()].filter((place) => values[place] !== null))
      for (const run of runs) {
        expect(run).toEqual(run.map((_, place) => (run[0] ?? 0) + place))
        expect(values[(run[0] ?? 0) - 1] ?? null).toBeNull()
        expect(values[(run.at(-1) ?? 0) + 1] ?? null).toBeNull()
      }
    }),
  )
})

test('the nearest place', () => {
  expect(placeNear([], 0.5)).toBe(-1)
  expect(placeNear([0, 0.5, 1], -4)).toBe(0)
  expect(placeNear([0, 0.5, 1], 0.7)).toBe(1)
  expect(placeNear([0, 0.5, 1], 0.8)).toBe(2)
})

test('as many as there is room for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 40 }), (count, room) => {
      const places = thinned(count, room)
      expect(places.length).toBeLessThanOrEqual(Math.max(room, 1))
      expect(places[0]).toBe(0)
      expect(places.at(-1)).toBeLessThan(count)
    }),
  )
  expect(thinned(0, 5)).toEqual([])
})
