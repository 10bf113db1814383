import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR } from '#lib/duration'
import { addStats, noStats } from '#domain/campaigns/stats'
import { fateOf, overAt, statsByCell, statsByLink, statsByTime, statsOf, turnsOf } from './sending-plan.ts'
import { endOf, recipientsOf, type Sending } from './sending.ts'

const FROM = Date.parse('2026-01-15T00:00:00.000Z')

const sendings = fc
  .record({
    seed: fc.nat(),
    perMinute: fc.integer({ min: 1, max: 50_000 }),
    appeal: fc.double({ min: 0, max: 1, noNaN: true }),
    utcOffset: fc.constantFrom(-11, -5, 0, 1, 5.5, 9, 14).map((hours) => hours * HOUR),
    opens: fc.boolean(),
    clicks: fc.boolean(),
    counts: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 }),
    stop: fc.option(fc.double({ min: 0, max: 1.2, noNaN: true }), { nil: undefined }),
  })
  .map(({ counts, opens, clicks, stop, ...rest }): Sending => {
    const sending: Sending = {
      ...rest,
      from: FROM,
      tracking: { opens, clicks },
      links: {
        a: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
        b: ['https://a.example/'],
      },
      cells: counts.map((count, place) => ({
        variantId: place % 2 === 0 ? 'a' : 'b',
        mailingListId: place % 3 === 0 ? null : `lst_${place % 3}`,
        segmentId: null,
        provider: `${'xyz'[place % 3]}.example`,
        count,
      })),
    }
    return stop === undefined
      ? sending
      : { ...sending, stopAt: Math.floor(FROM + stop * (endOf(sending) - FROM)) }
  })
/** More often soon after the start than weeks later. */
const laters = fc.oneof(
  fc.integer({ min: -1000, max: 2 * HOUR }),
  fc.integer({ min: 0, max: 30 * 24 * HOUR }),
)
const sum = (all: Iterable<ReturnType<typeof noStats>>) => [...all].reduce(addStats, noStats())

/** When so many hours begin. */
const hoursFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, place) => start + place * HOUR)

describe('what comes of a sending', () => {
  test('is what happens to its recipients one by one, at any moment', () => {
    fc.assert(
      fc.property(sendings, laters, (sending, later) => {
        const now = FROM + later
        const counted = noStats()
        counted.recipients = recipientsOf(sending)
        sending.cells.forEach(({ count }, cell) => {
          for (let rank = 0; rank < count; rank += 1)
            for (const { what, at } of fateOf(sending, cell, rank)) if (at <= now) counted[what] += 1
        })
        expect(statsOf(sending, now)).toEqual(counted)
      }),
      { numRuns: 60 },
    )
  })

  test('adds up in every group', () => {
    fc.assert(
      fc.property(sendings, laters, fc.integer({ min: 1, max: 80 }), (sending, later, count) => {
        const now = FROM + later
        const total = statsOf(sending, now)
        for (const key of ['variantId', 'mailingListId', 'segmentId', 'provider'] as const)
          expect(sum(statsByCell(sending, now, key).values()), key).toEqual(total)
        expect(sum(statsByTime(sending, now, hoursFrom(FROM, count)))).toEqual(total)
        const links = sum(statsByLink(sending, now).values())
        const { uniqueClicks, clicks, botClicks } = total
        expect(links).toEqual({ ...noStats(), uniqueClicks, clicks, botClicks })
      }),
      { numRuns: 150 },
    )
  })

  test('a period has what its end has more than its start', () => {
    fc.assert(
      fc.property(sendings, laters, fc.integer({ min: 0, max: 40 }), (sending, later, hour) => {
        const now = FROM + later
        const periods = statsByTime(sending, now, hoursFrom(FROM, 60))
        const until = sum(periods.slice(0, hour + 1))
        expect({ ...until, recipients: 0 }).toEqual({
          ...statsOf(sending, Math.min(now, FROM + (hour + 1) * HOUR - 1)),
          recipients: 0,
        })
      }),
      { numRuns: 100 },
    )
  })

  test('never falls, and no number is larger than what it is a part of', () => {
    fc.assert(
      fc.property(sendings, laters, laters, (sending, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((later) =>
          statsOf(sending, FROM + later),
        )
        if (!before || !after) throw new Error('There are two moments.')
        for (const [key, value] of Object.entries(before))
          expect(Object.entries(after).find(([name]) => name === key)?.[1], key).toBeGreaterThanOrEqual(value)
        expect(after.sent + after.failed).toBeLessThanOrEqual(after.recipients)
        expect(after.delivered + after.hardBounces + after.softBounces).toBeLessThanOrEqual(after.sent)
        expect(after.uniqueOpens).toBeLessThanOrEqual(after.delivered)
        expect(after.uniqueOpens).toBeLessThanOrEqual(after.opens)
        expect(after.uniqueClicks).toBeLessThanOrEqual(after.clicks)
        if (sending.tracking.opens) expect(after.uniqueClicks).toBeLessThanOrEqual(after.uniqueOpens)
        expect(after.complaints + after.unsubscribes).toBeLessThanOrEqual(after.delivered)
        expect(after.botOpens).toBeLessThanOrEqual(after.delivered)
      }),
      { numRuns: 300 },
    )
  })

  test('ends: what was sent has a known fate, and nothing changes any more', () => {
    fc.assert(
      fc.property(sendings, (sending) => {
        const over = statsOf(sending, overAt(sending))
        expect(over.delivered + over.hardBounces + over.softBounces).toBe(over.sent)
        expect(statsOf(sending, overAt(sending) + 400 * 24 * HOUR)).toEqual(over)
        const turns = turnsOf(sending, overAt(sending)).reduce((all, one) => all + one, 0)
        expect(over.sent + over.failed).toBe(turns)
        if (sending.stopAt === undefined) expect(turns).toBe(over.recipients)
      }),
      { numRuns: 150 },
    )
  })

  test('is quick to count for a million recipients', () => {
    const sending: Sending = {
      seed: 5,
      from: FROM,
      perMinute: 48_000,
      utcOffset: 9 * HOUR,
      appeal: 0.4,
      tracking: { opens: true, clicks: true },
      links: { a: ['https://a.example/'] },
      cells: Array.from({ length: 48 }, (_, place) => ({
        variantId: 'a',
        mailingListId: `lst_${place % 4}`,
        segmentId: null,
        provider: `${place % 12}.example`,
        count: 20_834,
      })),
    }
    statsOf(sending, FROM + HOUR)
    const stats = statsOf(sending, FROM + 30 * 24 * HOUR)
    expect(recipientsOf(sending)).toBeGreaterThan(1_000_000)
    expect(stats.uniqueOpens / stats.delivered).toBeGreaterThan(0.3)
    expect(stats.uniqueOpens / stats.delivered).toBeLessThan(0.5)
  })
})

test('more happens in the first two hours than in the rest of the day, and little at night', () => {
  const sending: Sending = {
    seed: 1,
    from: Date.parse('2026-01-15T01:00:00.000Z'),
    perMinute: 1000,
    utcOffset: 9 * HOUR,
    appeal: 0.5,
    tracking: { opens: true, clicks: true },
    links: {},
    cells: [{ variantId: 'a', mailingListId: null, segmentId: null, provider: 'x.example', count: 10_000 }],
  }
  const hours = statsByTime(sending, sending.from + 30 * 24 * HOUR, hoursFrom(sending.from, 48)).map(
    ({ uniqueOpens }) => uniqueOpens,
  )
  const between = (from: number, to: number) => hours.slice(from, to).reduce((all, one) => all + one, 0)
  expect(between(0, 2)).toBeGreaterThan(between(2, 24))
  // Ten in the morning is the first hour: from midnight to six are the hours 14 to 20.
  expect(between(14, 20)).toBeLessThan(between(20, 26) / 2)
})
