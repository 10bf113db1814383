import { expect, test } from 'vitest'
import { contactsByDay, daysOf, sendsByDay } from './home-charts.model.ts'

const stats = {
  recipients: 0,
  sent: 0,
  delivered: 0,
  uniqueOpens: 0,
  opens: 0,
  uniqueClicks: 0,
  clicks: 0,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
  unsubscribes: 0,
  failed: 0,
}
const from = '2026-01-09T00:00:00.000Z'
const days = daysOf({ from }, '7')

test('days follow each other from the first on', () => {
  expect(days.map((day) => new Date(day).getUTCDate())).toEqual([9, 10, 11, 12, 13, 14, 15])
})

test('mails are counted on the day they began to go out', () => {
  const campaigns = [
    { sentAt: '2026-01-09T00:00:00.000Z', stats: { ...stats, sent: 5, uniqueOpens: 3, uniqueClicks: 1 } },
    { sentAt: '2026-01-09T23:59:59.999Z', stats: { ...stats, sent: 7 } },
    { sentAt: '2026-01-15T12:00:00.000Z', stats: { ...stats, sent: 2, uniqueOpens: 2 } },
    // Before the period, not begun, and not counted yet.
    { sentAt: '2026-01-08T23:59:59.999Z', stats: { ...stats, sent: 100 } },
    { sentAt: undefined, stats: { ...stats, sent: 100 } },
    { sentAt: '2026-01-10T00:00:00.000Z', stats: null },
  ]
  expect(sendsByDay(campaigns, days)).toEqual({
    sent: [12, 0, 0, 0, 0, 0, 2],
    opened: [3, 0, 0, 0, 0, 0, 2],
    clicked: [1, 0, 0, 0, 0, 0, 0],
  })
})

test('who was lost is what is missing at the end of the day', () => {
  const logs = [
    { metric: 'contacts' as const, quantity: 4, at: '2026-01-10T00:00:00.000Z' },
    { metric: 'contacts' as const, quantity: 1, at: '2026-01-10T09:00:00.000Z' },
    { metric: 'events' as const, quantity: 90, at: '2026-01-10T00:00:00.000Z' },
  ]
  const contacts = { metric: 'contacts' as const }
  const summaries = [
    { ...contacts, period: '2026-01-09', quantity: 10 },
    { ...contacts, period: '2026-01-10', quantity: 12, previous: 10 },
    { ...contacts, period: '2026-01-11', quantity: 11, previous: 12 },
    { metric: 'events' as const, period: '2026-01-12', quantity: 1, previous: 9 },
  ]
  expect(contactsByDay(logs, summaries, days)).toEqual({
    added: [0, 5, 0, null, null, null, null],
    lost: [null, 3, 1, null, null, null, null],
  })
})
