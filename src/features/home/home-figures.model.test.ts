import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campaignsOf,
  changeOf,
  figuresOf,
  homeRanges,
  isPartOf,
  newContactsOf,
  periodAt,
  rangeValue,
  ratesOf,
  readRange,
} from './home-figures.model.ts'

const none = {
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
const NOW = Date.parse('2026-01-15T13:45:00Z')

describe('the range of the address', () => {
  test('is one of three, usually 30', () => {
    expect(homeRanges.map(readRange)).toEqual(['7', '30', '90'])
    expect([readRange(undefined), readRange('31'), readRange('')]).toEqual(['30', '30', '30'])
    expect(homeRanges.map(rangeValue)).toEqual(['7', undefined, '90'])
  })
})

describe('the period', () => {
  test('ends with today and is as long as the one before', () => {
    expect(periodAt(NOW, '7')).toEqual({
      from: '2026-01-09T00:00:00.000Z',
      before: '2026-01-02T00:00:00.000Z',
      dayBefore: '2026-01-08',
    })
  })

  test('is the same all day', () => {
    expect(periodAt(Date.parse('2026-01-15T00:00:00Z'), '90')).toEqual(
      periodAt(Date.parse('2026-01-15T23:59:59.999Z'), '90'),
    )
    expect(periodAt(Date.parse('2026-01-16T00:00:00Z'), '90').from).toBe('2025-10-19T00:00:00.000Z')
  })

  test('asks for both periods at once, and for the contacts of this one', () => {
    const period = periodAt(NOW, '7')
    expect(campaignsOf(period).from).toBe(period.before)
    expect(newContactsOf(period).conditions).toMatchObject({ op: 'after', value: period.from })
  })

  test('a full page may not be all', () => {
    expect([isPartOf(Array(99).fill(0)), isPartOf(Array(100).fill(0))]).toEqual([false, true])
  })
})

describe('figures', () => {
  const { from } = periodAt(NOW, '7')
  const now = { sentAt: '2026-01-09T00:00:00.000Z' }
  const before = { sentAt: '2026-01-08T23:59:59.999Z' }

  test('without mails there are none, and no zeros', () => {
    for (const campaigns of [[], [{ ...now, stats: null }], [{ ...now, stats: none }]])
      expect(Object.values(figuresOf(campaigns, { from }))).toEqual(
        Array.from({ length: 6 }, () => ({ value: null })),
      )
  })

  test('rates are of all mails together', () => {
    const stats = { ...none, sent: 1000, delivered: 900, uniqueOpens: 450, hardBounces: 60, softBounces: 40 }
    const small = { ...none, sent: 100, delivered: 100, uniqueClicks: 10, unsubscribes: 1 }
    expect(ratesOf([{ stats }, { stats: small }])).toEqual({
      sent: 1100,
      delivered: 1000 / 1100,
      opened: 0.45,
      clicked: 0.01,
      unsubscribed: 0.001,
      complained: 0,
      bounced: 100 / 1100,
    })
  })

  test('are compared with the period before', () => {
    const figures = figuresOf(
      [
        { ...now, stats: { ...none, sent: 300, delivered: 300, uniqueOpens: 150 } },
        { ...before, stats: { ...none, sent: 200, delivered: 200, uniqueOpens: 50 } },
      ],
      { from },
    )
    expect(figures.sent).toEqual({ value: 300, change: 0.5 })
    expect(figures.opened).toEqual({ value: 0.5, change: 0.25 })
    // It was nothing: no share of it can be told.
    expect(figures.clicked).toEqual({ value: 0, change: 0 })
  })

  test('nothing is a change of nothing', () => {
    expect([changeOf(3, 0), changeOf(3, null), changeOf(3, undefined), changeOf(null, 3)]).toEqual(
      Array(4).fill(undefined),
    )
    expect(changeOf(3, 4)).toBe(-0.25)
  })

  test('no rate is ever outside of 0 to 1', () => {
    const mail = fc.record({ sent: fc.nat(1e6), share: fc.double({ min: 0, max: 1, noNaN: true }) })
    fc.assert(
      fc.property(fc.array(mail), (mails) => {
        const rates = ratesOf(
          mails.map(({ sent, share }) => {
            const delivered = Math.floor(sent * share)
            return {
              stats: { ...none, sent, delivered, uniqueOpens: delivered, hardBounces: sent - delivered },
            }
          }),
        )
        for (const key of ['delivered', 'opened', 'clicked', 'unsubscribed', 'bounced'] as const) {
          const rate = rates[key]
          if (rate !== null) expect(rate >= 0 && rate <= 1).toBe(true)
        }
      }),
    )
  })
})
