import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '#lib/duration'
import { wallTimeAt } from '#lib/zoned-time'
import { timeTicks } from './time-axis.model.ts'

const zones = [
  'Asia/Tokyo',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Pacific/Apia',
  'UTC',
]
const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString())

test('ticks rise, lie within, and are no more than there is room for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom(...zones),
      fc.constantFrom('hour', 'day', 'month'),
      fc.integer({ min: 1, max: 12 }),
      (from, span, zone, step, wanted) => {
        const { times, unit } = timeTicks(from, from + span, zone, step, wanted)
        expect(times.length).toBeLessThanOrEqual(wanted)
        for (const [place, time] of times.entries()) {
          expect(time).toBeGreaterThan(times[place - 1] ?? from - 1)
          expect(time).toBeLessThanOrEqual(from + span)
          // Clocks are put forward by an hour at most on a day that goes on: what is skipped is that much later.
          const wall = wallTimeAt(time, zone) ?? Number.NaN
          if (unit !== 'hour') expect(wall % DAY).toBeLessThanOrEqual(3_600_000)
        }
      },
    ),
  )
})

test.each([
  [
    'Asia/Tokyo',
    '2026-05-01T00:00:00Z',
    '2026-05-01T09:00:00Z',
    'hour',
    4,
    'hour',
    [
      '2026-05-01T00:00:00.000Z',
      '2026-05-01T03:00:00.000Z',
      '2026-05-01T06:00:00.000Z',
      '2026-05-01T09:00:00.000Z',
    ],
  ],
  // Mondays, at the midnight of the zone, across the night in which the clocks are put forward.
  [
    'America/New_York',
    '2026-03-01T05:00:00Z',
    '2026-03-20T04:00:00Z',
    'day',
    4,
    'day',
    ['2026-03-02T05:00:00.000Z', '2026-03-09T04:00:00.000Z', '2026-03-16T04:00:00.000Z'],
  ],
  [
    'Asia/Tokyo',
    '2025-11-30T15:00:00Z',
    '2026-05-31T15:00:00Z',
    'month',
    4,
    'month',
    ['2025-12-31T15:00:00.000Z', '2026-03-31T15:00:00.000Z'],
  ],
  [
    'UTC',
    '1999-06-01T00:00:00Z',
    '2003-06-01T00:00:00Z',
    'day',
    4,
    'year',
    [
      '2000-01-01T00:00:00.000Z',
      '2001-01-01T00:00:00.000Z',
      '2002-01-01T00:00:00.000Z',
      '2003-01-01T00:00:00.000Z',
    ],
  ],
] as const)('in %s from %s to %s', (zone, from, to, step, wanted, unit, times) => {
  const ticks = timeTicks(Date.parse(from), Date.parse(to), zone, step, wanted)
  expect(ticks.unit).toBe(unit)
  expect(iso(ticks.times)).toEqual(times)
})

test('no zone, no ticks', () => {
  expect(timeTicks(0, DAY, 'Mars/Olympus', 'day', 4).times).toEqual([])
})
