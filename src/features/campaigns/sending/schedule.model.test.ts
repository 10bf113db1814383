import { expect, test } from 'vitest'
import { beginOf } from '#domain/campaigns/campaign-rules'
import { MINUTE, SECOND } from '#lib/duration'
import { dateTimeAt } from '#lib/date-time'
import { pollEvery } from './poll.model.ts'
import {
  firstChoice,
  isManyMore,
  otherZones,
  SCHEDULE,
  scheduledTime,
  undoLeft,
  untilThen,
} from './schedule.model.ts'
import { isOurs } from './use-scheduling.ts'

const now = Date.parse('2026-01-15T00:00:00Z')
const accepts = (time: number) => {
  try {
    beginOf({ at: new Date(time).toISOString(), timezone: 'Asia/Tokyo' }, now)
    return true
  } catch {
    return false
  }
}

test('a time can be chosen exactly if a backend takes it (CAM-14)', () => {
  for (const ms of [
    0,
    SCHEDULE.soonest - 5 * MINUTE,
    SCHEDULE.soonest,
    SCHEDULE.latest,
    SCHEDULE.latest + 5 * MINUTE,
  ]) {
    const chosen = scheduledTime(dateTimeAt(now + ms, 'Asia/Tokyo'), now)
    expect('time' in chosen, String(ms)).toBe(accepts(now + ms))
  }
})

test('of zones that show the same time the one with most people stands for all (CAM-188)', () => {
  const winter = Date.parse('2026-01-15T00:00:00Z')
  const summer = Date.parse('2026-07-15T00:00:00Z')
  const zones = [
    'Europe/Paris',
    'Europe/Berlin',
    'Europe/Berlin',
    'America/Phoenix',
    'America/Los_Angeles',
    'Asia/Seoul',
  ]
  expect(otherZones(zones, winter, 'Asia/Tokyo')).toEqual([
    'Europe/Berlin',
    'America/Phoenix',
    'America/Los_Angeles',
  ])
  expect(otherZones(zones, summer, 'Asia/Tokyo')).toEqual(['Europe/Berlin', 'America/Phoenix'])
  expect(otherZones(['Mars/Base', '', 'Asia/Tokyo'], winter, 'Asia/Tokyo')).toEqual([])
  expect(otherZones([], winter, 'Mars/Base')).toEqual([])
})

test('times come in steps of five minutes, and a time that the clocks skip is none', () => {
  const at = (time: string) => scheduledTime({ date: '2026-03-08', time, timezone: 'America/New_York' }, now)
  expect(at('09:03')).toEqual({ problem: 'step' })
  expect(at('02:30')).toEqual({ problem: 'skipped' })
  expect(at('')).toEqual({ problem: 'incomplete' })
  expect(at('03:30')).toEqual({ time: Date.parse('2026-03-08T07:30:00Z') })
})

test.each([
  // Late in the evening before the clocks go forward, and just after midnight of the day on which they go back.
  ['2026-03-08T04:30:00Z', 'America/New_York', '2026-03-08'],
  ['2026-11-01T04:10:00Z', 'America/New_York', '2026-11-02'],
  ['2026-10-24T22:10:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-01-15T00:00:00Z', 'Asia/Tokyo', '2026-01-16'],
])('at %s in %s nine o’clock of the next day is offered, %s', (at, timezone, date) => {
  expect(firstChoice(Date.parse(at), timezone)).toEqual({ date, time: '09:00', timezone })
})

test('never more than a minute is left to undo, however wrong the reader’s clock is', () => {
  const schedule = { at: '', timezone: 'UTC', undoUntil: new Date(now + 30 * SECOND).toISOString() }
  expect(undoLeft({ schedule }, now)).toBe(30 * SECOND)
  expect(undoLeft({ schedule }, now - 24 * 60 * MINUTE)).toBe(MINUTE)
  expect(undoLeft({ schedule }, now + 24 * 60 * MINUTE)).toBe(0)
  expect(undoLeft({ schedule: null }, now)).toBeUndefined()
})

test('what changes by itself is asked for again', () => {
  expect([pollEvery('sending'), pollEvery('scheduled'), pollEvery('sent')]).toEqual([
    5 * SECOND,
    30 * SECOND,
    undefined,
  ])
})

test('what is scheduled is asked for as if it were on its way once its time has come (CAM-107)', () => {
  expect([pollEvery('scheduled', 1), pollEvery('scheduled', 0), pollEvery('sent', -1)]).toEqual([
    30 * SECOND,
    5 * SECOND,
    undefined,
  ])
})

test('how long until then', () => {
  expect(untilThen(51 * 60 * MINUTE)).toEqual({ days: 2, hours: 3, minutes: 0 })
  expect(untilThen(2 * 60 * MINUTE - 30_000)).toEqual({ days: 0, hours: 2, minutes: 0 })
  expect(untilThen(24 * 60 * MINUTE - 1)).toEqual({ days: 1, hours: 0, minutes: 0 })
  expect(untilThen(-1)).toEqual({ days: 0, hours: 0, minutes: 0 })
})

test('up to ten people or a tenth more are not many more', () => {
  expect([isManyMore(110, 100), isManyMore(111, 100), isManyMore(10, 0)]).toEqual([false, true, false])
})

test('a campaign was scheduled by our call if it is the next version and has its time', () => {
  const at = '2026-01-16T00:00:00.000Z'
  const stored = { version: 4, status: 'scheduled' as const, schedule: { at, timezone: 'Asia/Tokyo' } }
  const body = { at, timezone: 'Asia/Tokyo' }
  expect(isOurs(stored, 3, body)).toBe(true)
  expect(isOurs(stored, 2, body)).toBe(false)
  expect(isOurs(stored, 3, { ...body, at: '2026-01-16T00:05:00.000Z' })).toBe(false)
  expect(isOurs({ ...stored, status: 'draft', schedule: null }, 3, body)).toBe(false)
})
