import type { CampaignSummary, SummaryGroup } from '#api/campaigns'
import { addStats, noStats } from '#domain/campaigns/stats'
import {
  followedMost,
  largestFirst,
  periodOf,
  periodStarts,
  summaryLabel,
  type KeyedStats,
} from '#domain/campaigns/summary-lines'
import { SECOND } from '#lib/duration'
import type { Call } from '#server/http/handle'
import {
  clicksByPeriod,
  keptRollup,
  putRollup,
  statsByCell,
  statsByPeriod,
  type CellColumn,
} from '#server/store/campaign-report.store'
import type { StoredCampaign } from '#server/store/campaigns.store'
import { allLists } from '#server/store/mailing-lists.store'
import { allSegments } from '#server/store/segments.store'
import { preparedRuns, runsOf, statsOfRuns, type Run } from './campaign-facts.ts'

/**
 * Of this many mails and more a summary that reads each of them is kept; while figures still change it is worked out anew at
 * most so often (ms), and may lag behind the total for as long.
 */
const KEPT = { mails: 20_000, for: 30 * SECOND } as const

type Here = Pick<Call, 'db' | 'tenant' | 'clock'>
type Stats = KeyedStats[1]

/** What has come of a campaign, by what is asked for; the parts of a group add up to its stats (CAM-24, CAM-26). */
export async function summariesOf(
  call: Here,
  campaign: StoredCampaign,
  group: SummaryGroup,
): Promise<CampaignSummary[]> {
  const { db, tenant, clock } = call
  const runs = preparedRuns((await runsOf(call, [campaign.id])).get(campaign.id) ?? [])
  const total = statsOfRuns(runs)
  const [first] = runs
  if (!first || !total) return []
  const line = (key: string, label: string, stats: Stats, at?: string): CampaignSummary => ({
    group,
    key,
    label,
    ...(at !== undefined && { at }),
    stats,
  })
  const numbers = runs.map(({ number }) => number)
  const begun = {
    from: Date.parse(first.sendingAt ?? first.scheduledAt),
    utcOffset: first.utcOffset,
    timezone: campaign.schedule?.timezone ?? 'UTC',
  }
  const startsOf = (by: 'hour' | 'day') => periodStarts(begun, by, clock.now())
  switch (group) {
    case 'total':
      return [line('total', '', total)]
    case 'hour':
    case 'day': {
      const starts = startsOf(group)
      const sums = new Map(starts.map((start) => [isoOf(start), noStats()]))
      for (const { at, stats } of await statsByPeriod(db, tenant, numbers)) {
        const sum = sums.get(isoOf(periodOf(Date.parse(at), starts, begun)))
        if (sum) addStats(sum, stats)
      }
      const all = [...sums]
      const [start] = all
      if (start) start[1].recipients = first.recipients
      return all.map(([key, stats]) => line(key, '', stats, key))
    }
    case 'link': {
      const byUrl = new Map<string, Stats>()
      for (const { url, stats } of await clicksByPeriod(db, tenant, numbers))
        byUrl.set(url, addStats(byUrl.get(url) ?? noStats(), stats))
      return [...byUrl]
        .sort(([, a], [, b]) => b.clicks - a.clicks)
        .map(([url, stats]) => line(url, url, stats))
    }
    case 'link_hour': {
      const hours = startsOf('hour')
      const sums = new Map<string, Stats>()
      for (const { url, at, stats } of await clicksByPeriod(db, tenant, numbers)) {
        const key = `${isoOf(periodOf(Date.parse(at), hours, begun))} ${url}`
        sums.set(key, addStats(sums.get(key) ?? noStats(), stats))
      }
      return followedMost([...sums]).map(([key, stats]) => {
        const at = key.slice(0, key.indexOf(' '))
        return line(key, key.slice(at.length + 1), stats, at)
      })
    }
    case 'bounce':
      return (await cells(call, campaign, runs, total, group))
        .toSorted(([, a], [, b]) => b.hardBounces + b.softBounces - (a.hardBounces + a.softBounces))
        .map(([key, { hardBounces, softBounces }]) =>
          line(key, '', { ...noStats(), hardBounces, softBounces }),
        )
    case 'variant':
    case 'list':
    case 'segment':
    case 'provider': {
      const lists = group === 'list' ? await allLists(db, tenant) : []
      const segments = group === 'segment' ? await allSegments(db, tenant) : []
      const { variants } = campaign
      const things = {
        variants,
        subjects: Object.fromEntries(variants.map(({ id, subject }) => [id, subject])),
        listName: (id: string) => lists.find((list) => list.id === id)?.name,
        segmentName: (id: string) => segments.find((segment) => segment.id === id)?.name,
      }
      return largestFirst(group, await cells(call, campaign, runs, total, group)).map(([key, stats]) =>
        line(key, summaryLabel(things, group, key), stats),
      )
    }
  }
}

/** What the mails of all runs came to by what they have in common; the recipients are those of the first. */
async function cells(
  { db, tenant, clock }: Here,
  { id: campaignId, variants, audience }: StoredCampaign,
  runs: readonly Run[],
  total: Stats,
  by: CellColumn,
): Promise<KeyedStats[]> {
  const basis = JSON.stringify(total)
  const isLarge = total.recipients >= KEPT.mails
  const kept = isLarge ? await keptRollup(db, tenant, campaignId, by) : undefined
  if (kept && (kept.basis === basis || Date.parse(kept.madeAt) > clock.now() - KEPT.for)) return kept.rows
  const names: Record<CellColumn, (key: string) => string | undefined> = {
    variant: (key) => variants[Number(key)]?.id,
    list: (key) => audience.mailingListIds[Number(key)],
    segment: (key) => audience.segmentIds[Number(key)],
    provider: (key) => key,
    bounce: (key) => key,
  }
  const sums = new Map<string, Stats>()
  for (const [place, { number }] of runs.entries())
    // oxlint-disable-next-line no-await-in-loop -- each looks at all mails of a run
    for (const { key, stats } of await statsByCell(db, tenant, number, by)) {
      const name = (key === null ? undefined : names[by](key)) ?? 'none'
      const counted = place === 0 ? stats : { ...stats, recipients: 0 }
      sums.set(name, addStats(sums.get(name) ?? noStats(), counted))
    }
  const rows = [...sums]
  if (isLarge) await putRollup(db, tenant, campaignId, by, { basis, madeAt: isoOf(clock.now()), rows })
  return rows
}

const isoOf = (time: number): string => new Date(time).toISOString()
