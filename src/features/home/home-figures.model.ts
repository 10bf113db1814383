import type { Campaign, CampaignStats } from '#api/campaigns'
import type { ContactFilter } from '#api/contacts'
import { DAY } from '#lib/duration'

/** Days that the figures of the home may be of; each is compared with as many days before (HOM-12). */
export const homeRanges = ['7', '30', '90'] as const
export type HomeRange = (typeof homeRanges)[number]
const USUAL: HomeRange = '30'

/** Reads `?range=`. What makes no sense counts as not given (ROU-12). */
export const readRange = (value: string | undefined): HomeRange =>
  homeRanges.find((one) => one === value) ?? USUAL

/** As the address has it: what is as usual is left out. */
export const rangeValue = (range: HomeRange): string | undefined => (range === USUAL ? undefined : range)

/** Where the figures begin, as moments of the API; and the last day before them, whose end says how many contacts there were. */
export interface Period {
  from: string
  before: string
  dayBefore: string
}

/** The days of UTC until today, as usage is counted in (SET-43): the same all day long, so that answers can be kept. */
export function periodAt(now: number, range: HomeRange): Period {
  const days = Number(range)
  const first = Math.floor(now / DAY) + 1 - days
  const isoOf = (day: number) => new Date(day * DAY).toISOString()
  return { from: isoOf(first), before: isoOf(first - days), dayBefore: isoOf(first - 1).slice(0, 10) }
}

/** Everything that went out, if only in part. */
const WENT_OUT = 'sending,canceling,sent,canceled,failed'
/** Campaigns that are asked for at once: the most a page has. */
const MOST = 100

/** The campaigns of a period and of the one before it. */
export const campaignsOf = ({ before }: Period) => ({
  status: WENT_OUT,
  from: before,
  order: '-sentAt',
  limit: MOST,
})

/** Whether there may be more campaigns than were told: what is made of these is of the latest ones only. */
export const isPartOf = (campaigns: readonly unknown[]): boolean => campaigns.length >= MOST

export const newContactsOf = ({ from }: Period): ContactFilter => ({
  conditions: { id: 'new', kind: 'property', key: 'created_at', op: 'after', value: from },
})

/** A figure of the period; null where there is nothing to work it out from. `change` is a share of what it was before, or for a rate the points since then. */
export interface Figure {
  value: number | null
  change?: number | undefined
}

/** How much of what it was something has changed by; undefined where it was nothing. */
export const changeOf = (value: number | null, before: number | null | undefined): number | undefined =>
  value === null || !before ? undefined : value / before - 1

/** By how many points a rate has changed, as a share: 0.012 is 1.2 points; undefined where there was no rate. */
export const pointsOf = (value: number | null, before: number | null | undefined): number | undefined =>
  value === null || before === null || before === undefined ? undefined : value - before

export type RateKey = 'sent' | 'delivered' | 'opened' | 'clicked' | 'unsubscribed' | 'bounced'
type Rates = Record<RateKey | 'complained', number | null>

type Sum = (count: (stats: CampaignStats) => number) => number

const sumOf =
  (campaigns: readonly Pick<Campaign, 'stats'>[]): Sum =>
  (count) =>
    campaigns.reduce((sum, { stats }) => sum + (stats ? count(stats) : 0), 0)

const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Bounces of what was sent, the rest of what was delivered. Before anything was sent there is no rate, never 0 %. */
export function ratesOf(campaigns: readonly Pick<Campaign, 'stats'>[]): Rates {
  const sum = sumOf(campaigns)
  const sent = sum((stats) => stats.sent)
  const delivered = sum((stats) => stats.delivered)
  return {
    sent: sent === 0 ? null : sent,
    delivered: shareOf(delivered, sent),
    opened: shareOf(
      sum((stats) => stats.uniqueOpens),
      delivered,
    ),
    clicked: shareOf(
      sum((stats) => stats.uniqueClicks),
      delivered,
    ),
    unsubscribed: shareOf(
      sum((stats) => stats.unsubscribes),
      delivered,
    ),
    complained: shareOf(
      sum((stats) => stats.complaints),
      delivered,
    ),
    bounced: shareOf(
      sum(({ hardBounces, softBounces }) => hardBounces + softBounces),
      sent,
    ),
  }
}

/** The rates of what began to go out in the period, and how they have changed from those of the period before. */
export function figuresOf(
  campaigns: readonly Pick<Campaign, 'stats' | 'sentAt'>[],
  { from }: Pick<Period, 'from'>,
): Record<RateKey, Figure> {
  const isNow = ({ sentAt = '' }: Pick<Campaign, 'sentAt'>) => sentAt >= from
  const now = ratesOf(campaigns.filter(isNow))
  const before = ratesOf(campaigns.filter((campaign) => !isNow(campaign)))
  // Amounts change by per cent of what they were, rates by points.
  const figure = (key: RateKey): Figure => ({
    value: now[key],
    change: (key === 'sent' ? changeOf : pointsOf)(now[key], before[key]),
  })
  return {
    sent: figure('sent'),
    delivered: figure('delivered'),
    opened: figure('opened'),
    clicked: figure('clicked'),
    unsubscribed: figure('unsubscribed'),
    bounced: figure('bounced'),
  }
}
