import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ContactEvent } from '#api/contact-events'
import { DAY } from '#lib/duration'
import { WEEKS, weekly, weeksBegin } from './weekly.model.ts'

const NOW = Date.UTC(2026, 0, 15, 3)
const opened = (daysAgo: number, type = 'email.opened'): ContactEvent => ({
  id: `evt_${daysAgo}`,
  contactId: 'con_1',
  type,
  payload: {},
  source: 'email',
  occurredAt: new Date(NOW - daysAgo * DAY).toISOString(),
})

it('counts each week for itself, the last one at the end', () => {
  const weeks = weekly(
    [opened(0), opened(6), opened(7), opened(84), opened(1, 'email.sent')],
    'email.opened',
    NOW,
  )
  expect(weeks.at(-1)).toBe(2)
  expect(weeks.at(-2)).toBe(1)
  expect(weeks[0]).toBe(1)
})

it('counts each event at most once, whenever it happened', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 200 })), (days) => {
      const weeks = weekly(
        days.map((day) => opened(day)),
        'email.opened',
        NOW,
      )
      expect(weeks).toHaveLength(WEEKS.bins)
      const inside = days.filter((day) => day >= 0 && day < WEEKS.bins * 7).length
      expect(weeks.reduce((sum, count) => sum + count, 0)).toBe(inside)
    }),
  )
})

it('asks the same all day', () => {
  expect(weeksBegin(NOW)).toBe('2025-10-17T00:00:00.000Z')
  expect(weeksBegin(NOW + 20 * 60 * 60 * 1000)).toBe(weeksBegin(NOW))
})
