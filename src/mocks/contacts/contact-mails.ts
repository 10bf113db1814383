import type { Contact } from '#api/contacts'
import { ENGAGEMENT, engagementScore } from '#domain/contacts/engagement'
import type { ConditionContact, ConditionEvent, Predicate } from '#lib/condition-tree'
import { DAY } from '#lib/duration'
import { sendingOf } from '#mocks/campaigns/campaign-course'
import { noEngagement } from '#mocks/contact-events/contact-events.data'
import { linksOfRun } from '#mocks/campaigns/campaign-summaries'
import { mailEvents, mailEventsOfContact, tracedOf } from '#mocks/campaigns/campaign-trace'
import type { ExecutionRecord } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import type { Sending } from '#mocks/campaigns/sending'

type MailsOf = ReadonlyMap<string, readonly ConditionEvent[]>

/** What a campaign leads to, by contact; kept by the recipients of its first run, as long as nothing of the runs changed. */
const kept = new WeakMap<readonly string[], { runs: string; mails: MailsOf }>()

export type ContactMails = (contactId: string) => readonly ConditionEvent[]

/** Where of no campaign it is known whom it went to. */
const noMails: ContactMails = () => []

/** What campaigns lead to with a contact, also what is yet to come: conditions count what has happened by their time. */
export async function contactMails(db: Db, workspaceId: string): Promise<ContactMails> {
  const links = new Map<string, Sending['links']>()
  for (const run of tracedOf(db, workspaceId)) links.set(run.id, await linksOfRun(run))
  if (links.size === 0) return noMails
  return (contactId) =>
    mailEventsOfContact(db, workspaceId, contactId, Infinity, ({ id }) => links.get(id) ?? {})
}

/** The same where all contacts are looked at: made once for all. */
export async function everybodysMails(db: Db, workspaceId: string): Promise<ContactMails> {
  const byCampaign = Map.groupBy(tracedOf(db, workspaceId), ({ campaignId }) => campaignId)
  const all: MailsOf[] = []
  for (const [campaignId, runs] of byCampaign) all.push(await mailsOf(db, workspaceId, campaignId, runs))
  return all.length === 0 ? noMails : (contactId) => all.flatMap((mails) => mails.get(contactId) ?? [])
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

/** How a contact took its mails, with what campaigns led to by that time beside what the table of contacts knows (CON-35). */
export function engagementWith(
  before: Omit<Contact['engagement'], 'score'>,
  mails: readonly ConditionEvent[],
  now: number,
): Contact['engagement'] {
  const timesOf = (type: string) =>
    mails
      .filter((mail) => mail.type === type)
      .map(({ occurredAt }) => new Date(occurredAt).getTime())
      .filter((at) => at <= now)
  const [sent, opened, clicked] = [timesOf('email.sent'), timesOf('email.opened'), timesOf('email.clicked')]
  const recent = (times: readonly number[]) => times.filter((at) => at > now - ENGAGEMENT.days * DAY).length
  const last = (times: readonly number[], known: string | undefined) => {
    const newest = Math.max(...times, known === undefined ? -Infinity : Date.parse(known))
    return Number.isFinite(newest) ? new Date(newest).toISOString() : undefined
  }
  const numbers = {
    sent: before.sent + recent(sent),
    opened: before.opened + recent(opened),
    clicked: before.clicked + recent(clicked),
  }
  const [lastOpenedAt, lastClickedAt] = [
    last(opened, before.lastOpenedAt),
    last(clicked, before.lastClickedAt),
  ]
  return {
    ...numbers,
    ...(lastOpenedAt !== undefined && { lastOpenedAt }),
    ...(lastClickedAt !== undefined && { lastClickedAt }),
    score: engagementScore(numbers),
  }
}

/** A view of contacts, one after the other, with the score that campaigns gave each by that time. */
function scoredView(mails: ContactMails, now: number): (contact: ConditionContact) => ConditionContact {
  let seen: ConditionContact = { id: '', properties: {}, subscriptions: [] }
  const view: ConditionContact = {
    get id() {
      return seen.id
    },
    get email() {
      return seen.email
    },
    get name() {
      return seen.name
    },
    get locale() {
      return seen.locale
    },
    get timezone() {
      return seen.timezone
    },
    get status() {
      return seen.status
    },
    get createdAt() {
      return seen.createdAt
    },
    get properties() {
      return seen.properties
    },
    get subscriptions() {
      return seen.subscriptions
    },
    get segmentIds() {
      return seen.segmentIds
    },
    get engagement() {
      return engagementWith({ ...noEngagement, ...seen.engagement }, mails(seen.id), now)
    },
  }
  return (contact) => {
    seen = contact
    return view
  }
}

/** The predicate, for candidates of whom the table of contacts does not know what campaigns led to. */
export function withMails(predicate: Predicate, mails: ContactMails, now: number): Predicate {
  if (mails === noMails) return predicate
  const scored = scoredView(mails, now)
  return ({ contact, events }) =>
    predicate({
      contact: scored(contact),
      events(type) {
        const others = typeof events === 'function' ? events(type) : []
        if (!type.startsWith('email.')) return others
        const own = mails(contact.id).filter((mail) => mail.type === type)
        return own.length === 0 ? others : [...others, ...own]
      },
    })
}
