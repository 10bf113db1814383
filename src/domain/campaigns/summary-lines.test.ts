import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { offsetAt, wallTimeAt } from '#lib/zoned-time'
import { countingPeriod, periodOf, periodStarts, summaryLabel } from './summary-lines.ts'

const runIn = (timezone: string, from: number) => ({
  from,
  utcOffset: offsetAt(from, timezone) ?? 0,
  timezone,
})
const wall = (time: number, timezone: string) =>
  new Date(wallTimeAt(time, timezone) ?? NaN).toISOString().slice(0, 16)
/** The period of a report in which something is shown that happened at that time. */
const shownIn = (at: number, run: ReturnType<typeof runIn>, by: 'hour' | 'day', now: number) =>
  periodOf(countingPeriod(at, run), periodStarts(run, by, now), run)

describe('what comes of a campaign', () => {
  test('is shown in its hour for three days, and in the last of them afterwards, whenever it began', () => {
    const anyZone = fc.constantFrom('UTC', 'Asia/Tokyo', 'Asia/Kathmandu', 'America/New_York')
    fc.assert(
      fc.property(anyZone, fc.nat(2 * DAY), fc.nat(10 * DAY), (timezone, start, later) => {
        const run = runIn(timezone, Date.UTC(2026, 5, 10) + start)
        const now = run.from + 20 * DAY
        const hours = periodStarts(run, 'hour', now)
        const hour = shownIn(run.from + later, run, 'hour', now)
        expect(hours).toHaveLength(72)
        expect(hour).toBe(later < 71 * HOUR ? hours.findLast((one) => one <= run.from + later) : hours.at(-1))
      }),
    )
  })

  test.each(['UTC', 'Asia/Tokyo', 'Asia/Kathmandu', 'America/New_York', 'Europe/Berlin', 'Australia/Sydney'])(
    'is shown on its day in %s, also after the clocks were changed',
    (timezone) => {
      for (const from of [
        Date.UTC(2026, 9, 20, 8, 30),
        Date.UTC(2026, 2, 20, 17),
        Date.UTC(2026, 2, 28, 0, 5),
      ]) {
        const run = runIn(timezone, from)
        const now = from + 30 * DAY
        const days = periodStarts(run, 'day', now)
        expect(days.map((day) => wall(day, timezone).slice(10))).toEqual(days.map(() => 'T00:00'))
        for (let later = 0; later < 25 * DAY; later += 97 * MINUTE) {
          const shown = wall(shownIn(from + later, run, 'day', now), timezone).slice(0, 10)
          const happened = wall(from + later, timezone)
          // Beyond the hours a day was counted by the clocks of the first day: of an hour beside midnight it may be the other day.
          if (later > 72 * HOUR && /T(?:23|00)/.test(happened)) continue
          expect(shown).toBe(happened.slice(0, 10))
        }
      }
    },
  )
})

test('only periods that have begun are told, and the first one in any case', () => {
  const run = runIn('Asia/Tokyo', Date.UTC(2026, 0, 10, 3, 30))
  expect(periodStarts(run, 'hour', run.from - DAY)).toEqual([Date.UTC(2026, 0, 10, 3)])
  expect(periodStarts(run, 'hour', run.from + HOUR)).toHaveLength(2)
  expect(periodStarts(run, 'day', run.from + DAY)).toEqual([
    Date.UTC(2026, 0, 9, 15),
    Date.UTC(2026, 0, 10, 15),
  ])
  expect(periodStarts(run, 'day', run.from + 400 * DAY)).toHaveLength(60)
})

test('variants with the same label, such as copies for another language, are told apart (CAM-26)', () => {
  const things = {
    variants: [
      { id: 'a', label: 'A', locale: null },
      { id: 'b', label: 'B', locale: null },
      { id: 'c', label: 'A', locale: 'en' as const },
    ],
    subjects: { a: "{{ contact.name | default: 'お客さま' }}、春の新茶", b: '新茶です', c: 'Spring tea' },
    listName: () => undefined,
    segmentName: () => undefined,
  }
  expect(['a', 'b', 'c'].map((id) => summaryLabel(things, 'variant', id))).toEqual([
    'A · お客さま、春の新茶',
    'B',
    'EN · A · Spring tea',
  ])
})
