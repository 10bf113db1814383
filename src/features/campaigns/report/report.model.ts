import type { Campaign, CampaignStats, CampaignSummary, NewCampaign } from '#api/campaigns'
import type { NewSegment } from '#api/segments'

/** The figures of a report, in their order (CAM-109). */
export const tileKeys = [
  'delivered',
  'opens',
  'clicks',
  'clickToOpen',
  'unsubscribes',
  'bounces',
  'complaints',
  'failed',
] as const
export type TileKey = (typeof tileKeys)[number]

/** A share and what it is made of; null before there is anything that it is a share of. */
export interface Rate {
  count: number
  all: number
  share: number | null
}
const rate = (count: number, all: number): Rate => ({ count, all, share: all > 0 ? count / all : null })

/** The rates of a report (CAM-22). */
export const ratesOf = (stats: CampaignStats): Record<TileKey, Rate> => ({
  delivered: rate(stats.delivered, stats.sent),
  opens: rate(stats.uniqueOpens, stats.delivered),
  clicks: rate(stats.uniqueClicks, stats.delivered),
  clickToOpen: rate(stats.uniqueClicks, stats.uniqueOpens),
  unsubscribes: rate(stats.unsubscribes, stats.delivered),
  bounces: rate(stats.hardBounces + stats.softBounces, stats.sent),
  complaints: rate(stats.complaints, stats.delivered),
  failed: rate(stats.failed, stats.sent + stats.failed),
})

type Activity = 'delivered' | 'opened' | 'clicked' | 'bounced' | 'unsubscribed'

/** The events behind a figure, and the condition that finds the same people; no single person is known of mails that never left. */
export const behind: Readonly<Record<TileKey, { type: string; activity?: Activity } | undefined>> = {
  delivered: { type: 'email.delivered', activity: 'delivered' },
  opens: { type: 'email.opened', activity: 'opened' },
  clicks: { type: 'email.clicked', activity: 'clicked' },
  clickToOpen: { type: 'email.clicked', activity: 'clicked' },
  unsubscribes: { type: 'email.unsubscribed', activity: 'unsubscribed' },
  bounces: { type: 'email.bounced', activity: 'bounced' },
  complaints: { type: 'email.complained' },
  failed: undefined,
}

type Conditions = NewSegment['conditions']
type Condition = Conditions['children'][number]

const didOf = (campaign: string, activity: Activity | 'sent', did: boolean): Condition => ({
  id: `${activity}${did ? '' : '_not'}`,
  kind: 'campaign',
  did,
  activity,
  campaign,
  window: { kind: 'any' },
})

/** Conditions for the people behind a figure. */
export const segmentConditions = (campaignId: string, activity: Activity): Conditions => ({
  id: 'root',
  kind: 'group',
  match: 'all',
  children: [didOf(campaignId, activity, true)],
})

/** A campaign with the same mail for those who were sent this one and did not open it (CAM-112). */
export function followUpOf(
  { id, senderId, replyTo, audience, variants, tracking, labels }: Campaign,
  name: string,
): NewCampaign {
  const { conditions } = audience
  return {
    name: cut(name, NAME_MOST),
    senderId,
    ...(replyTo !== undefined && { replyTo }),
    labels,
    variants,
    tracking,
    audience: {
      ...audience,
      conditions: {
        id: 'follow_up',
        kind: 'group',
        match: 'all',
        children: [
          didOf(id, 'sent', true),
          didOf(id, 'opened', false),
          ...(conditions ? [{ ...conditions, id: `${conditions.id}_before` }] : []),
        ],
      },
    },
  }
}
/** Characters of a name. */
const NAME_MOST = 100

/** The beginning of a text; a cut never leaves half of a character. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

export const breakdowns = ['link', 'provider', 'list', 'segment', 'variant'] as const
export type Breakdown = (typeof breakdowns)[number]

/** A row per person or visitor: the newest event of each. */
export function newestPerPerson<Event extends { contactId: string | null; id: string }>(
  events: readonly Event[],
): Event[] {
  const seen = new Set<string>()
  return events.filter(({ contactId, id }) => {
    const key = contactId ?? id
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The lines of a report as a file, the heading first. */
export const reportRows = (
  headings: readonly string[],
  groups: readonly { label: string; rows: readonly Pick<CampaignSummary, 'label' | 'stats'>[] }[],
): string[][] => [
  [...headings],
  ...groups.flatMap(({ label, rows }) =>
    rows.map(({ label: name, stats }) => [label, name, ...csvColumns.map((key) => String(stats[key] ?? 0))]),
  ),
]

/** Figures of the file, in their order. */
export const csvColumns = [
  'recipients',
  'sent',
  'delivered',
  'uniqueOpens',
  'opens',
  'botOpens',
  'uniqueClicks',
  'clicks',
  'botClicks',
  'unsubscribes',
  'hardBounces',
  'softBounces',
  'complaints',
  'failed',
] as const satisfies readonly (keyof CampaignStats)[]
