import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isoOfMinutes, minutesOfIso } from '#lib/iso-date'
import { isTime, parseTime, timeAfterKey, timeProblem } from './time-field.model.ts'

const anyMinutes = fc.integer({ min: 0, max: 24 * 60 - 1 })

describe('what a text means', () => {
  test.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9', '09:00'],
    ['21', '21:00'],
    ['9.30', '09:30'],
    ['9:30 PM', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['9p', '21:00'],
    ['12 am', '00:00'],
    ['12 pm', '12:00'],
    ['12:30am', '00:30'],
    ['９：３０', '09:30'],
    ['9時', '09:00'],
    ['9時30分', '09:30'],
    ['9時半', '09:30'],
    ['午後9時半', '21:30'],
    ['午前０時', '00:00'],
    ['午後0時15分', '12:15'],
    ['14h05', '14:05'],
    ['24:00', undefined],
    ['9:60', undefined],
    ['9:3', undefined],
    ['13 pm', undefined],
    ['am 9 am', undefined],
    ['', undefined],
    ['noon', undefined],
    ['12345', undefined],
    ['-1', undefined],
  ])('%j is %j', (text, time) => {
    const minutes = parseTime(text)
    expect(minutes === undefined ? undefined : isoOfMinutes(minutes)).toBe(time)
  })
  test('of any text is a minute of the day or nothing', () => {
    const sign = fc.constantFrom(...'0123456789:. apmh時分半午前後'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: sign, maxLength: 12 })), (text) => {
        const minutes = parseTime(text)
        if (minutes !== undefined) expect(isTime(isoOfMinutes(minutes))).toBe(true)
      }),
    )
  })
  test('is what was written, in every language', () => {
    fc.assert(
      fc.property(anyMinutes, fc.constantFrom('en', 'ja', 'en-GB', 'de'), (minutes, locale) => {
        const format = new Intl.DateTimeFormat(locale, {
          hour: 'numeric',
          minute: '2-digit',
          timeZone: 'UTC',
        })
        expect(parseTime(format.format(minutes * 60_000))).toBe(minutes)
      }),
    )
  })
})

test('a time is what is reported as one', () => {
  expect(isTime('09:30')).toBe(true)
  for (const text of ['', '9:30', '24:00', 'soon']) expect(isTime(text)).toBe(false)
})

describe('keys', () => {
  test.each([
    ['ArrowUp', '09:07', '09:15'],
    ['ArrowUp', '09:15', '09:30'],
    ['ArrowDown', '09:07', '09:00'],
    ['ArrowDown', '09:00', '08:45'],
    ['PageUp', '09:07', '10:07'],
    ['PageDown', '00:30', '00:00'],
    ['ArrowUp', '23:55', '23:59'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(isoOfMinutes(timeAfterKey(minutesOfIso(from), key, 15, {}) ?? NaN)).toBe(to)
  })
  test('others lead nowhere, and an empty field starts in the morning', () => {
    expect(timeAfterKey(0, 'a', 15, {})).toBeUndefined()
    expect(timeAfterKey(undefined, 'ArrowDown', 15, {})).toBe(9 * 60)
    expect(timeAfterKey(undefined, 'PageUp', 15, { min: 600 })).toBe(600)
  })
  test('stay within the first and the last time', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown')
    fc.assert(
      fc.property(
        anyMinutes,
        keys,
        fc.constantFrom(1, 5, 15, 30),
        anyMinutes,
        anyMinutes,
        (from, key, step, a, b) => {
          const range = { min: Math.min(a, b), max: Math.max(a, b) }
          const to = timeAfterKey(from, key, step, range) ?? NaN
          expect(timeProblem(isoOfMinutes(to), range)).toBeUndefined()
          const free = timeAfterKey(from, key, step, {}) ?? NaN
          if (key.endsWith('Up')) expect(free).toBeGreaterThanOrEqual(from)
          else expect(free).toBeLessThanOrEqual(from)
        },
      ),
    )
  })
})

test.each([
  ['', undefined],
  ['soon', 'noTime'],
  ['08:59', 'tooEarly'],
  ['09:00', undefined],
  ['18:01', 'tooLate'],
])('%j is %j', (value, problem) => {
  expect(timeProblem(value, { min: 540, max: 1080 })).toBe(problem)
})
