import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTimeAt } from '#lib/zoned-time'
import { dateTimeAt, momentOf, momentsOf } from './date-time.ts'

const at = (text: string) => Date.parse(text)
const of = (date: string, time: string, timezone: string) => ({ date, time, timezone })
const newYork = 'America/New_York'
const lordHowe = 'Australia/Lord_Howe'

describe('the moments of a time', () => {
  test('are one as a rule', () => {
    expect(momentsOf(of('2026-03-05', '09:30', 'Asia/Tokyo'))).toEqual({
      kind: 'once',
      time: at('2026-03-05T00:30:00Z'),
    })
    expect(momentsOf(of('2026-03-08', '03:00', newYork))).toEqual({
      kind: 'once',
      time: at('2026-03-08T07:00:00Z'),
    })
  })
  test.each([
    ['2026-03-08', '02:00', newYork, '03:00'],
    ['2026-03-08', '02:59', newYork, '03:59'],
    ['2026-10-04', '02:15', lordHowe, '02:45'],
  ])('are none on %s at %s in %s: %s instead', (date, time, timezone, instead) => {
    expect(momentsOf(of(date, time, timezone))).toEqual({
      kind: 'skipped',
      instead: { date, time: instead, timezone },
    })
    expect(momentOf(of(date, time, timezone))).toBeUndefined()
  })
  test.each([
    ['2026-11-01', '01:30', newYork, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    ['2026-04-05', '01:45', lordHowe, '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
  ])('are two on %s at %s in %s', (date, time, timezone, first, second) => {
    const value = of(date, time, timezone)
    expect(momentsOf(value)).toEqual({ kind: 'twice', times: [at(first), at(second)] })
    expect(momentOf(value)).toBe(at(first))
    expect(momentOf({ ...value, later: true })).toBe(at(second))
  })
  test.each([
    of('', '09:30', newYork),
    of('2026-03-05', '', newYork),
    of('2026-02-30', '09:30', newYork),
    of('2026-03-05', '9:30', newYork),
    of('2026-03-05', '09:30', 'Mars/Olympus'),
  ])('are not known of %j', (value) => {
    expect(momentsOf(value)).toEqual({ kind: 'incomplete' })
    expect(momentOf(value)).toBeUndefined()
  })
})

test('every minute is written so that it is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2020-01-01') / 60_000, max: at('2040-01-01') / 60_000 }),
      fc.constantFrom('Asia/Tokyo', newYork, lordHowe, 'UTC', 'Asia/Kathmandu'),
      (minutes, timezone) => {
        const time = minutes * 60_000
        expect(momentOf(dateTimeAt(time, timezone))).toBe(time)
      },
    ),
  )
})

test('around each change of the clocks too', () => {
  const changes = [
    at('2026-03-08T07:00:00Z'),
    at('2026-11-01T06:00:00Z'),
    at('2026-10-03T15:30:00Z'),
    at('2026-04-04T15:00:00Z'),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.integer({ min: -180, max: 180 }),
      fc.constantFrom(newYork, lordHowe),
      (change, minutes, timezone) => {
        const time = change + minutes * 60_000
        const value = dateTimeAt(time, timezone)
        expect(momentOf(value)).toBe(time)
        expect(wallTimeAt(time, timezone)).toBe(at(`${value.date}T${value.time}:00Z`))
      },
    ),
  )
})

test('an unknown zone shows nothing', () => {
  expect(dateTimeAt(0, 'Mars/Olympus')).toEqual({ date: '', time: '', timezone: 'Mars/Olympus' })
})
