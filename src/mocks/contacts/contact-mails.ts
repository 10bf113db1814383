import type { ConditionEvent, Predicate } from '#lib/condition-tree'
import { sendingOf } from '#mocks/campaigns/campaign-course'
import { linksOfRun } from '#mocks/campaigns/campaign-summaries'
import { mailEvents, mailEventsOfContact, tracedOf } from '#mocks/campaigns/campaign-trace'
import type { ExecutionRecord } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import type { Sending } from '#mocks/campaigns/sending'

type MailsOf = ReadonlyMap<string, readonly ConditionEvent[]>

/** What a campaign leads to, by contact; kept by the recipients of its first run, as long as nothing of the runs changed. */
const kept = new WeakMap<readonly string[], { runs: string; mails: MailsOf }>()

type ContactMails = (contactId: string) => readonly ConditionEvent[]

/** What campaigns lead to with a contact, also what is yet to come: conditions count what has happened by their time. */
export async function contactMails(db: Db, workspaceId: string): Promise<ContactMails> {
  const links = new Map<string, Sending['links']>()
  for (const run of tracedOf(db, workspaceId)) links.set(run.id, await linksOfRun(run))
  return (contactId) =>
    mailEventsOfContact(db, workspaceId, contactId, Infinity, ({ id }) => links.get(id) ?? {})
}

/** The same where all contacts are looked at: made once for all. */
export async function everybodysMails(db: Db, workspaceId: string): Promise<ContactMails> {
  const byCampaign = Map.groupBy(tracedOf(db, workspaceId), ({ campaignId }) => campaignId)
  const all: MailsOf[] = []
  for (const [campaignId, runs] of byCampaign) all.push(await mailsOf(db, workspaceId, campaignId, runs))
  return (contactId) => all.flatMap((mails) => mails.get(contactId) ?? [])
}

async function mailsOf(
  db: Db,
  workspaceId: string,
  campaignId: string,
  runs: readonly ExecutionRecord[],
): Promise<MailsOf> {
  const place = runs[0]?.recipients ?? []
  const state = runs.map((run) => `${run.id}.${sendingOf(run).stopAt}`).join(' ')
  const known = kept.get(place)
  if (known?.runs === state) return known.mails
  const links = new Map<string, Sending['links']>()
  for (const run of runs) links.set(run.id, await linksOfRun(run))
  const mails = new Map<string, ConditionEvent[]>()
  for (const { contactId, type, occurredAt, payload } of mailEvents(
    db,
    workspaceId,
    campaignId,
    Infinity,
    ({ id }) => links.get(id) ?? {},
  )) {
    if (contactId === null) continue
    const event = { type, occurredAt: new Date(occurredAt), payload, campaignId }
    const others = mails.get(contactId)
    if (others) others.push(event)
    else mails.set(contactId, [event])
  }
  kept.set(place, { runs: state, mails })
  return mails
}

/** The predicate, for candidates of whom the table of contacts does not know what campaigns led to. */
export const withMails =
  (predicate: Predicate, mails: ContactMails): Predicate =>
  ({ contact, events }) =>
    predicate({
      contact,
      events(type) {
        const others = typeof events === 'function' ? events(type) : []
        if (!type.startsWith('email.')) return others
        const own = mails(contact.id).filter((mail) => mail.type === type)
        return own.length === 0 ? others : [...others, ...own]
      },
    })
