import type { CampaignFilter, CampaignQuery, CampaignStatus } from '#api/campaigns'
import { dayOfIso } from '#lib/iso-date'
import { startOfDay } from '#lib/zoned-time'

/** The tabs of the list and the statuses in each (CAM-30). */
export const campaignTabs = {
  all: [],
  drafts: ['draft'],
  scheduled: ['scheduled'],
  sending: ['preparing', 'sending', 'canceling'],
  sent: ['sent'],
  stopped: ['canceled', 'failed'],
} as const satisfies Record<string, readonly CampaignStatus[]>
export type CampaignTab = keyof typeof campaignTabs
export const tabKeys = ['all', 'drafts', 'scheduled', 'sending', 'sent', 'stopped'] as const

export const campaignSortKeys = ['updatedAt', 'createdAt', 'name', 'status', 'sentAt', 'scheduledAt'] as const
export type CampaignSortKey = (typeof campaignSortKeys)[number]
export interface CampaignSort {
  key: CampaignSortKey
  direction: 'asc' | 'desc'
}

export const pageSizes = [25, 50, 100] as const

/** How the campaigns are shown: rows, a month, or the next 14 days with their overlaps. */
export const campaignViews = ['table', 'calendar', 'pressure'] as const

/** What the list of campaigns keeps in its address (CAM-31). */
export interface CampaignsQuery {
  tab: CampaignTab
  q: string
  sender: string | undefined
  list: string | undefined
  label: string | undefined
  /** First and last day, as 2026-03-05. In the calendar `from` is a day of the month that shows. */
  from: string | undefined
  to: string | undefined
  sort: CampaignSort
  limit: number
  offset: number
  view: (typeof campaignViews)[number]
  /** The dialog that begins a campaign is open. */
  creating: boolean
}

const NEWEST: CampaignSort = { key: 'updatedAt', direction: 'desc' }

/** The key that a text names, if the list can be sorted by it. */
export const sortKeyIn = (text: string): CampaignSortKey | undefined =>
  campaignSortKeys.find((one) => one === text)

/** The direction in which somebody who chooses a key wants it at first: names upwards, what comes next first, else newest first. */
export const usualDirection = (key: CampaignSortKey): CampaignSort['direction'] =>
  key === 'name' || key === 'status' || key === 'scheduledAt' ? 'asc' : 'desc'

const idIn = (value: string | undefined) => (/^[\w-]{1,128}$/.test(value ?? '') ? value : undefined)
const dayIn = (value: string | undefined) =>
  value !== undefined && dayOfIso(value) !== undefined ? value : undefined

/** Reads the query of an address. What makes no sense counts as not given (ROU-12). */
export function readCampaignsQuery(values: Readonly<Record<string, string | undefined>>): CampaignsQuery {
  const order = values['order'] ?? ''
  const key = sortKeyIn(order.replace(/^-/, ''))
  const label = (values['label'] ?? '').trim().slice(0, 40)
  const limit = pageSizes.find((one) => String(one) === values['limit']) ?? pageSizes[0]
  const offset = /^\d{1,6}$/.test(values['offset'] ?? '') ? Number(values['offset']) : 0
  const from = dayIn(values['from'])
  const to = dayIn(values['to'])
  return {
    tab: tabKeys.find((one) => one === values['status']) ?? 'all',
    q: (values['q'] ?? '').slice(0, 200),
    sender: idIn(values['sender']),
    list: idIn(values['list']),
    label: label === '' ? undefined : label,
    from,
    // A last day before the first would find nothing and say nothing.
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
    sort: key ? { key, direction: order.startsWith('-') ? 'desc' : 'asc' } : NEWEST,
    limit,
    offset: offset - (offset % limit),
    view: campaignViews.find((one) => one === values['view']) ?? 'table',
    creating: values['new'] === '1',
  }
}

const orderOf = ({ key, direction }: CampaignSort) => `${direction === 'desc' ? '-' : ''}${key}`

/** The query as an address has it; what is as usual is left out (ROU-13). */
export function campaignsQueryValues(query: CampaignsQuery) {
  const { tab, q, sender, list, label, from, to, sort, limit, offset, view, creating } = query
  const order = orderOf(sort)
  return {
    status: tab === 'all' ? undefined : tab,
    q,
    sender,
    list,
    label,
    from,
    to,
    order: order === orderOf(NEWEST) ? undefined : order,
    limit: limit === pageSizes[0] ? undefined : limit,
    offset: offset === 0 ? undefined : offset,
    view: view === 'table' ? undefined : view,
    new: creating ? '1' : undefined,
  }
}

/** What narrows the list besides its tab, all of it put away. */
export const NO_FILTER = {
  q: '',
  sender: undefined,
  list: undefined,
  label: undefined,
  from: undefined,
  to: undefined,
  offset: 0,
} as const satisfies Partial<CampaignsQuery>

type Narrowing = Pick<CampaignsQuery, 'q' | 'sender' | 'list' | 'label' | 'from' | 'to'>

/** Whether anything but the tab narrows the list. */
export const isFiltered = ({ q, ...rest }: Narrowing): boolean =>
  q.trim() !== '' || [rest.sender, rest.list, rest.label, rest.from, rest.to].some((one) => one !== undefined)

const startOf = (day: string | undefined, after: number, timezone: string) => {
  const number = day === undefined ? undefined : dayOfIso(day)
  const time = number === undefined ? undefined : startOfDay(number + after, timezone)
  return time === undefined ? undefined : new Date(time).toISOString()
}

/** Which campaigns, whatever the tab: the same for the list and its counts. Both days are included, in the zone. */
export const campaignFilterOf = (
  { q, sender, list, label, from, to }: Narrowing,
  timezone: string,
): CampaignFilter => ({
  q: q.trim() === '' ? undefined : q.trim(),
  senderId: sender,
  mailingListId: list,
  label,
  from: startOf(from, 0, timezone),
  to: startOf(to, 1, timezone),
})

/** The filter of one tab. */
export const filterOfTab = (filter: CampaignFilter, tab: CampaignTab): CampaignFilter => ({
  ...filter,
  status: tab === 'all' ? undefined : campaignTabs[tab].join(','),
})

/** The question for one page of the list. */
export const campaignPageOf = (
  filter: CampaignFilter,
  { tab, sort, limit }: Pick<CampaignsQuery, 'tab' | 'sort' | 'limit'>,
  offset: number,
): CampaignQuery => ({ ...filterOfTab(filter, tab), order: orderOf(sort), limit, offset })

/** The first row of the page to ask for: that of the last page where the address names one beyond it. */
export function offsetWithin(offset: number, limit: number, total: number | undefined): number {
  if (total === undefined || offset < total) return offset
  return Math.max(0, (Math.ceil(total / limit) - 1) * limit)
}

/** How often the campaigns are asked for again, ms; undefined: nothing is about to change by itself (CAM-33). */
export const POLL = { sending: 5000, scheduled: 30_000 } as const
export function pollInterval({
  sending,
  scheduled,
}: {
  sending: number
  scheduled: number
}): number | undefined {
  if (sending > 0) return POLL.sending
  return scheduled > 0 ? POLL.scheduled : undefined
}
