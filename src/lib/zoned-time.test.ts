import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayAt,
  dayNumber,
  isTimezone,
  offsetAt,
  readDate,
  startOfDay,
  timeOfWall,
  timesOfWall,
  wallTimeAt,
} from '#lib/zoned-time'

const at = (text: string) => Date.parse(text)
const iso = (time: number | undefined) =>
  time === undefined ? 'none' : new Date(time).toISOString().replace('.000Z', 'Z')
const zones = [
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
]

describe('wall times', () => {
  /** What the clocks of the zone show, told by the other way there is to ask. */
  const shown = (time: number, timeZone: string) => {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(time)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
  }

  test('are those of the clocks, on all days of 130 years, and the way back leads to the time or its twin', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('1970-01-01') / 1000, max: at('2100-01-01') / 1000 }),
        fc.constantFrom(...zones),
        (seconds, zone) => {
          const time = seconds * 1000
          const wall = wallTimeAt(time, zone)
          expect(wall).toBe(shown(time, zone))
          const back = timeOfWall(wall ?? NaN, zone) ?? NaN
          expect(back).toBeLessThanOrEqual(time)
          expect(wallTimeAt(back, zone)).toBe(wall)
        },
      ),
      { numRuns: 600 },
    )
  })

  test.each([
    ['America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:30:00Z', 'skipped: half past three'],
    ['America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z', 'twice: the first one'],
    ['Europe/London', '2026-03-29T01:30:00Z', '2026-03-29T01:30:00Z', 'skipped'],
    ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z', 'twice'],
    ['Australia/Lord_Howe', '2026-10-04T02:15:00Z', '2026-10-03T15:45:00Z', 'half an hour is skipped'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00Z', '2026-04-04T14:45:00Z', 'half an hour comes twice'],
    ['Asia/Tokyo', '2026-03-29T02:30:00Z', '2026-03-28T17:30:00Z', 'no summer time'],
  ])('in %s %s is %s (%s)', (zone, wall, time) => {
    expect(iso(timeOfWall(at(wall), zone))).toBe(time)
  })

  test.each([
    ['America/New_York', '2026-03-08T02:30:00Z', []],
    ['America/New_York', '2026-03-08T03:00:00Z', ['2026-03-08T07:00:00Z']],
    ['America/New_York', '2026-11-01T01:30:00Z', ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']],
    ['Australia/Lord_Howe', '2026-10-04T02:15:00Z', []],
    ['Australia/Lord_Howe', '2026-10-04T02:30:00Z', ['2026-10-03T15:30:00Z']],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00Z', ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z']],
    ['Asia/Tokyo', '2026-03-08T02:30:00Z', ['2026-03-07T17:30:00Z']],
    ['Mars/Olympus', '2026-03-08T02:30:00Z', []],
  ])('in %s the clocks show %s at %j', (zone, wall, times) => {
    expect(timesOfWall(at(wall), zone).map(iso)).toEqual(times)
  })

  test('every moment is among those of its wall time, and the first of them is the usual one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2000-01-01') / 60_000, max: at('2060-01-01') / 60_000 }),
        fc.constantFrom('Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'),
        (minutes, zone) => {
          const time = minutes * 60_000
          const wall = wallTimeAt(time, zone) ?? NaN
          const times = timesOfWall(wall, zone)
          expect(times).toContain(time)
          expect(times[0]).toBe(timeOfWall(wall, zone))
          for (const one of times) expect(wallTimeAt(one, zone)).toBe(wall)
        },
      ),
    )
  })

  test('that are nowhere are none', () => {
    expect(offsetAt(0, 'Mars/Olympus')).toBeUndefined()
    expect(offsetAt(NaN, 'Asia/Tokyo')).toBeUndefined()
    expect(offsetAt(9e15, 'Asia/Tokyo')).toBeUndefined()
    expect(timeOfWall(8.64e15, 'Asia/Tokyo')).toBeUndefined()
    expect(addMonths(8.6e15, 100_000, 'Asia/Tokyo')).toBeUndefined()
    expect(isTimezone('Asia/Tokyo')).toBe(true)
    expect(isTimezone('')).toBe(false)
  })
})

describe('days and months', () => {
  test.each([
    // The night of the change has 23, 25, 23.5 and 24.5 hours: the wall time stays.
    ['America/New_York', '2026-03-08T16:00:00Z', -1, '2026-03-07T17:00:00Z'],
    ['America/New_York', '2026-11-01T17:00:00Z', -1, '2026-10-31T16:00:00Z'],
    ['Europe/London', '2026-03-29T11:00:00Z', -1, '2026-03-28T12:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04T01:00:00Z', -1, '2026-10-03T01:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:30:00Z', -1, '2026-04-04T01:00:00Z'],
    ['Asia/Tokyo', '2026-03-29T11:00:00Z', -1, '2026-03-28T11:00:00Z'],
    // A day that the islands skipped when they crossed the date line.
    ['Pacific/Apia', '2011-12-30T22:00:00Z', -1, '2011-12-30T22:00:00Z'],
  ])('in %s at %s, %i day is %s', (zone, time, days, moved) => {
    expect(iso(addDays(at(time), days, zone))).toBe(moved)
  })

  test.each([
    ['2026-03-31T03:00:00Z', -1, '2026-02-28T03:00:00Z'],
    ['2024-03-31T03:00:00Z', -1, '2024-02-29T03:00:00Z'],
    ['2024-02-29T03:00:00Z', -12, '2023-02-28T03:00:00Z'],
    ['2026-01-15T03:00:00Z', -1, '2025-12-15T03:00:00Z'],
    ['2026-12-31T16:00:00Z', 1, '2027-01-31T16:00:00Z'],
    ['2026-01-30T16:00:00Z', 1, '2026-02-27T16:00:00Z'],
  ])('in Tokyo %s and %i months is %s', (time, months, moved) => {
    expect(iso(addMonths(at(time), months, 'Asia/Tokyo'))).toBe(moved)
  })

  test('begin with their first moment, also where midnight is skipped', () => {
    const day = (text: string) => at(text) / 86_400_000
    expect(iso(startOfDay(day('2026-01-15'), 'Asia/Tokyo'))).toBe('2026-01-14T15:00:00Z')
    expect(iso(startOfDay(day('2018-11-04'), 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00Z')
    expect(dayAt(at('2018-11-04T03:00:00Z') - 1, 'America/Sao_Paulo')).toBe(day('2018-11-03'))
  })

  test('that there are none of are none', () => {
    expect(dayNumber(2024, 2, 29)).toBe(at('2024-02-29') / 86_400_000)
    for (const [year, month, day] of [
      [2023, 2, 29],
      [2024, 2, 30],
      [2024, 13, 1],
      [2024, 0, 1],
      [2024, 4, 31],
      [2024, 1, 0],
    ] as const)
      expect(dayNumber(year, month, day)).toBeUndefined()
  })
})

describe('written dates', () => {
  test.each([
    ['2026-01-15', { day: at('2026-01-15') / 86_400_000 }],
    ['2026-01-15T09:00:00.000Z', { time: at('2026-01-15T09:00:00Z') }],
    ['2026-01-31T09:00:00.000Z', { time: at('2026-01-31T09:00:00Z') }],
    ['2026-01-15T09:00:00+09:00', { time: at('2026-01-15T00:00:00Z') }],
    ['2026-01-15T09:00-0330', { time: at('2026-01-15T12:30:00Z') }],
    ['2026-01-15T09:00:00.1239Z', { time: at('2026-01-15T09:00:00.123Z') }],
    ['2026-01-15T09:00', { wall: at('2026-01-15T09:00:00Z') }],
    ['2026-02-29', undefined],
    ['2026-02-31T00:00:00.000Z', undefined],
    ['2026-01-00T00:00:00.000Z', undefined],
    ['2026-13-01T00:00:00.000Z', undefined],
    ['2026-01-15T24:00:00.000Z', undefined],
    ['2026-1-5', undefined],
    ['15 January 2026', undefined],
    ['', undefined],
    [' 2026-01-15', undefined],
    [1_768_435_200_000, undefined],
    [null, undefined],
    [new Date(5), { time: 5 }],
    [new Date(NaN), undefined],
  ])('%s', (text, read) => {
    expect(readDate(text)).toEqual(read)
  })

  test('agree with the parser of the language where that one is strict', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(at('0001-01-01')), max: new Date(at('9999-12-31')), noInvalidDate: true }),
        (date) => {
          expect(readDate(date.toISOString())).toEqual({ time: date.getTime() })
          expect(readDate(date.toISOString().slice(0, 10))).toEqual({
            day: Math.floor(date.getTime() / 86_400_000),
          })
        },
      ),
    )
  })
})
