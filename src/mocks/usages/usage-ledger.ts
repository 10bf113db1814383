import { dayOf, newestFirst, uploadedMb, type UsageDays } from '#domain/usages/usage-sums'
import { isSegmentEvent } from '#domain/segments/segment-events'
import type { UsageLog, UsageMetric } from '#api/usages'
import { DAY } from '#lib/duration'
import { aiThreads } from '#mocks/ai-threads/ai-threads.records'
import { sendingOf } from '#mocks/campaigns/campaign-course'
import { executions, isoOf } from '#mocks/campaigns/campaigns.data'
import { actorOf, type Db } from '#mocks/core/db'
import { fraction, hashOf } from '#mocks/core/random'
import { statsOf } from '#mocks/campaigns/sending-plan'
import { endOf } from '#mocks/campaigns/sending'
import { transactionalCount, transactionalSends } from '#mocks/transactional/transactional.data'
import { uploads } from '#mocks/upload/uploads.data'

/** How far back anything is known, in days before the world began: thirteen months. */
const HISTORY = { days: 396 } as const

/** Campaigns older than this were deleted, but for a few; contacts came evenly over three years. In days. */
const OLD = { days: 45, ofContacts: 3 * 365 } as const

/** What a workspace used on a usual day of the past year, at its end; twice as much as at its beginning. */
const usualDay: Record<string, Partial<Record<UsageMetric, number>>> = {
  ws_sakura: { emails_transactional: 64, ai_messages: 9, uploads_mb: 5 },
  ws_ridge: { emails_transactional: 22, ai_messages: 3, uploads_mb: 2 },
}

/** What the plan includes in a month; null where it sets no limit. Twenty-fold for a million contacts. */
const plan: Record<UsageMetric, number | null> = {
  emails_campaign: 100_000,
  emails_transactional: 10_000,
  contacts: 15_000,
  events: null,
  ai_messages: 1000,
  uploads_mb: 2000,
}
const LARGE_PLAN = 100

export const limitOf = (db: Db, metric: UsageMetric): number | null => {
  const limit = plan[metric]
  return limit === null || db.settings.size !== 'huge' ? limit : limit * LARGE_PLAN
}

/** Days, with each log of them. */
interface Ledger extends UsageDays {
  /** What was used in a day; what came by itself is said at its beginning. New contacts take longest to find. */
  logsOf: (day: number, contacts: 'with contacts' | 'without') => UsageLog[]
}

export async function ledgerOf(db: Db, workspaceId: string, now: number): Promise<Ledger> {
  const { epoch, size } = db.settings
  const created = Date.parse(db.workspaces.get(workspaceId)?.createdAt ?? isoOf(epoch))
  const firstDay = Math.max(dayOf(created), dayOf(epoch) - HISTORY.days)
  const lastDay = dayOf(now)
  const table = db.contacts(workspaceId)
  const own = (one: { workspaceId: string }) => one.workspaceId === workspaceId

  // Newest first, so those that came until a moment are the last ones.
  const all = await table.search({}, undefined)
  const contactsUntil = (moment: number): number => {
    const until = isoOf(moment)
    let [low, high] = [0, all.count]
    while (low < high) {
      const middle = (low + high) >> 1
      const [contact] = all.slice(middle, 1)
      if (contact && contact.createdAt > until) low = middle + 1
      else high = middle
    }
    return all.count - low
  }
  const counts = new Map<number, number>()
  const contactsAt = (day: number): number => {
    const known = counts.get(day) ?? contactsUntil(Math.min(now, (day + 1) * DAY - 1))
    counts.set(day, known)
    return known
  }

  const runs = db.of(executions).where(own)
  const byDay = <T>(items: readonly T[], dayOfItem: (item: T) => number): ReadonlyMap<number, T[]> => {
    const days = new Map<number, T[]>()
    for (const item of items) {
      const day = dayOfItem(item)
      const some = days.get(day)
      if (some) some.push(item)
      else days.set(day, [item])
    }
    return days
  }
  const mails = byDay(db.of(transactionalSends).where(own), ({ createdAt }) => dayOf(Date.parse(createdAt)))
  const files = byDay(db.of(uploads).where(own), ({ at }) => dayOf(Date.parse(at)))
  const happened = byDay(
    db.events.where((event) => own(event) && event.source !== 'email' && !isSegmentEvent(event.type)),
    ({ occurredAt }) => dayOf(Date.parse(occurredAt)),
  )
  const asked = byDay(
    db
      .of(aiThreads)
      .where(own)
      .flatMap(({ id, accountId, turns }) =>
        turns.flatMap(({ message, startedAt }, place) =>
          message?.data.role === 'user' && startedAt >= epoch
            ? [{ id: `${id}_${place}`, accountId, startedAt }]
            : [],
        ),
      ),
    ({ startedAt }) => dayOf(startedAt),
  )
  const past = size === 'empty' ? {} : (usualDay[workspaceId] ?? {})
  const bursts = burstsByDay(db, workspaceId)

  /** What nobody did by hand before the world began. */
  const usual = (metric: UsageMetric, day: number): number => {
    const most = past[metric]
    const passed = (epoch - day * DAY) / DAY
    if (most === undefined || passed <= 0) return 0
    const grown = 0.5 + 0.5 * Math.max(0, 1 - passed / HISTORY.days)
    const weekday = (day + 4) % 7
    const busy = weekday === 0 || weekday === 6 ? 0.45 : 1
    const luck = 0.6 + 0.8 * fraction(hashOf(`${workspaceId}.${metric}`), day)
    return Math.round(most * grown * busy * luck * Math.min(1, passed))
  }

  /** Of campaigns that were deleted long ago only this is left: a letter a week, until those that are still there. */
  const deletedCampaigns = (day: number): number => {
    const age = (epoch - day * DAY) / DAY
    if (size === 'empty' || day % 7 !== 0 || age < OLD.days) return 0
    const contacts = table.base.count * (1 - age / OLD.ofContacts)
    return Math.round(contacts * (0.55 + 0.04 * fraction(hashOf(workspaceId), day)))
  }

  const logsOf: Ledger['logsOf'] = (day, contacts) => {
    const start = day * DAY
    const end = Math.min(now, start + DAY - 1)
    const plain = (metric: UsageMetric, quantity: number): UsageLog[] =>
      quantity > 0
        ? [{ id: `usg_${workspaceId.slice(3)}_${metric}_${day}`, metric, quantity, at: isoOf(start) }]
        : []
    const campaigns = runs.flatMap((run): UsageLog[] => {
      const sending = sendingOf(run)
      if (run.sending.cells.length === 0 || sending.from > end || endOf(sending) < start) return []
      const quantity = statsOf(sending, end).sent - statsOf(sending, start - 1).sent
      if (quantity === 0) return []
      return [
        {
          id: `usg_${run.id.slice(4)}_${day}`,
          metric: 'emails_campaign',
          quantity,
          ref: { kind: 'campaign', id: run.campaignId, name: run.name },
          actor: run.triggeredBy,
          at: isoOf(Math.max(start, sending.from)),
        },
      ]
    })
    const single = (mails.get(day) ?? []).flatMap((mail): UsageLog[] => {
      const quantity = transactionalCount(mail)
      return quantity === 0
        ? []
        : [
            {
              id: `usg_${mail.id.slice(4)}`,
              metric: 'emails_transactional',
              quantity,
              ref: { kind: 'transactional', id: mail.id, name: mail.subject },
              actor: mail.createdBy,
              at: mail.createdAt,
            },
          ]
    })
    const messages = (asked.get(day) ?? []).map(({ id, accountId, startedAt }): UsageLog => ({
      id: `usg_${id}`,
      metric: 'ai_messages',
      quantity: 1,
      actor: actorOf(db.accounts.get(accountId)),
      at: isoOf(startedAt),
    }))
    const pictures = (files.get(day) ?? []).map(({ id, bytes, mediaType, accountId, at }): UsageLog => ({
      id: `usg_${id}`,
      metric: 'uploads_mb',
      quantity: uploadedMb(bytes),
      ref: { kind: 'upload', id, name: mediaType },
      actor: actorOf(db.accounts.get(accountId)),
      at,
    }))
    const newContacts =
      contacts === 'with contacts' && day > firstDay ? contactsAt(day) - contactsAt(day - 1) : 0
    return [
      ...campaigns,
      ...single,
      ...messages,
      ...pictures,
      ...plain('emails_transactional', usual('emails_transactional', day)),
      ...plain('emails_campaign', deletedCampaigns(day)),
      ...plain('contacts', newContacts),
      ...plain('events', (bursts.get(day) ?? 0) + (happened.get(day)?.length ?? 0)),
      ...plain('ai_messages', usual('ai_messages', day)),
      ...plain('uploads_mb', usual('uploads_mb', day)),
    ].sort(newestFirst)
  }
  return { firstDay, lastDay, logsOf, usedOn: (day) => logsOf(day, 'without'), contactsAt }
}

const keptBursts = new WeakMap<Db, Map<string, ReadonlyMap<number, number>>>()

/** How much happened on the days before the world began, but for mails. */
function burstsByDay(db: Db, workspaceId: string): ReadonlyMap<number, number> {
  const worlds = keptBursts.get(db) ?? new Map<string, ReadonlyMap<number, number>>()
  keptBursts.set(db, worlds)
  const known = worlds.get(workspaceId)
  if (known) return known
  const days = new Map<number, number>()
  const { activity } = db.contacts(workspaceId).base
  for (let burst = 0; burst < activity.burstCount; burst += 1)
    for (const { source, at } of activity.eventsOf(burst))
      if (source !== 'email') days.set(dayOf(at), (days.get(dayOf(at)) ?? 0) + 1)
  worlds.set(workspaceId, days)
  return days
}
