import { linksOf } from '#domain/campaigns/mail-body'
import type { CampaignStats, CampaignSummary, SummaryGroup } from '#api/campaigns'
import { followedMost, largestFirst, periodStarts, summaryLabel } from '#domain/campaigns/summary-lines'
import { withBody } from './campaign-bodies.ts'
import { sendingOf, statsOfRuns } from './campaign-course.ts'
import { isoOf, type CampaignRecord, type ExecutionRecord } from './campaigns.data.ts'
import type { Db } from '#mocks/core/db'
import { segments } from '#mocks/segments/segments.data'
import { addStats, noStats } from '#domain/campaigns/stats'
import { statsByBounce, statsByCell, statsByLink, statsByLinkAndTime, statsByTime } from './sending-plan.ts'
import type { Sending } from './sending.ts'

/** Where the links of a run lead, also of mails that stand with the mock world. */
export async function linksOfRun({ links, mails }: ExecutionRecord): Promise<Sending['links']> {
  const own = await Promise.all(
    Object.entries(mails).map(async ([id, mail]): Promise<[string, string[]]> => {
      const body = await withBody({
        id,
        mail,
        mode: 'blocks',
        label: '',
        locale: null,
        weight: 100,
        subject: '',
        previewText: '',
        textAuto: true,
      })
      return [id, linksOf(body)]
    }),
  )
  return { ...links, ...Object.fromEntries(own) }
}

type Groups = ReadonlyMap<string, Required<CampaignStats>>

/** The groups of all runs; recipients are those of the first, the others are for whom it did not reach. */
function together(parts: readonly Groups[]): Map<string, Required<CampaignStats>> {
  const all = new Map<string, Required<CampaignStats>>()
  parts.forEach((part, place) => {
    for (const [key, stats] of part) {
      const sum = all.get(key) ?? noStats()
      all.set(key, addStats(sum, place === 0 ? stats : { ...stats, recipients: 0 }))
    }
  })
  return all
}

/** What has come of a campaign, by what is asked for; the parts of a group add up to its stats. */
export async function summariesOf(
  db: Db,
  campaign: CampaignRecord,
  allRuns: readonly ExecutionRecord[],
  group: SummaryGroup,
  now: number,
): Promise<CampaignSummary[]> {
  const runs = allRuns.filter((run) => run.sending.cells.length > 0 && run.sending.from <= now)
  const [first] = runs
  if (!first) return []
  const line = (key: string, label: string, stats: CampaignStats, at?: number): CampaignSummary => ({
    group,
    key,
    label,
    ...(at !== undefined && { at: isoOf(at) }),
    stats,
  })
  const startsOf = (by: 'hour' | 'day') =>
    periodStarts({ ...first.sending, timezone: campaign.schedule?.timezone ?? 'UTC' }, by, now)
  switch (group) {
    case 'total':
      return [line('total', '', statsOfRuns(runs, now))]
    case 'hour':
    case 'day': {
      const starts = startsOf(group)
      const parts = runs.map(
        (run): Groups =>
          new Map(
            statsByTime(sendingOf(run), now, starts).map((stats, place) => [
              isoOf(starts[place] ?? 0),
              stats,
            ]),
          ),
      )
      return [...together(parts)].map(([key, stats]) => line(key, '', stats, Date.parse(key)))
    }
    case 'link': {
      const parts: Groups[] = []
      for (const run of runs) parts.push(statsByLink(sendingOf(run, await linksOfRun(run)), now))
      return [...together(parts)]
        .sort(([, a], [, b]) => b.clicks - a.clicks)
        .map(([key, stats]) => line(key, key, stats))
    }
    case 'link_hour': {
      const hours = startsOf('hour')
      const parts: Groups[] = []
      for (const run of runs) {
        const byLink = statsByLinkAndTime(sendingOf(run, await linksOfRun(run)), now, hours)
        parts.push(
          new Map(
            [...byLink].flatMap(([url, clicks]) =>
              clicks.map((stats, place) => [`${isoOf(hours[place] ?? 0)} ${url}`, stats] as const),
            ),
          ),
        )
      }
      return followedMost([...together(parts)]).map(([key, stats]) => {
        const [at = '', url = ''] = key.split(' ')
        return line(key, url, stats, Date.parse(at))
      })
    }
    case 'bounce':
      return [...together(runs.map((run) => statsByBounce(sendingOf(run), now)))]
        .filter(([, { hardBounces, softBounces }]) => hardBounces + softBounces > 0)
        .sort(([, a], [, b]) => b.hardBounces + b.softBounces - (a.hardBounces + a.softBounces))
        .map(([key, stats]) => line(key, '', stats))
    case 'variant':
    case 'list':
    case 'segment':
    case 'provider': {
      const key = (
        { variant: 'variantId', list: 'mailingListId', segment: 'segmentId', provider: 'provider' } as const
      )[group]
      const lines = [...together(runs.map((run) => statsByCell(sendingOf(run), now, key)))]
      const things = {
        variants: campaign.variants,
        subjects: first.subjects,
        listName: (id: string) => db.mailingLists.get(id)?.name,
        segmentName: (id: string) => db.of(segments).get(id)?.name,
      }
      return largestFirst(group, lines).map(([name, stats]) =>
        line(name, summaryLabel(things, group, name), stats),
      )
    }
  }
}
