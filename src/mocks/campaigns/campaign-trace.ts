import type { ContactEvent } from '#api/contact-events'
import { sendingOf } from './campaign-course.ts'
import { executions, isoOf, type ExecutionRecord } from './campaigns.data.ts'
import type { Db } from '#mocks/core/db'
import { sentPayload } from '#domain/campaigns/variants'
import type { Happening } from '#domain/campaigns/stats'
import { fateOf, turnsOf } from './sending-plan.ts'
import type { Sending } from './sending.ts'

/*
 * Who got what, where that is known: of runs to at most 20,000 people. Nothing of it is stored, it follows from the order
 * in which the recipients stand.
 */

/** Runs whose recipients are known, newest first. */
export const tracedOf = (db: Db, workspaceId: string, campaignId?: string): ExecutionRecord[] =>
  db
    .of(executions)
    .where(
      (one) =>
        one.workspaceId === workspaceId &&
        one.recipients !== undefined &&
        (campaignId === undefined || one.campaignId === campaignId),
    )
    .toSorted((a, b) => b.scheduledAt.localeCompare(a.scheduledAt))

interface Place {
  cell: number
  rank: number
}

/** The recipient's place among those who are alike, by the place among all. */
function* placesOf({ sending }: ExecutionRecord): Generator<Place> {
  for (const [cell, { count }] of sending.cells.entries())
    for (let rank = 0; rank < count; rank += 1) yield { cell, rank }
}

/** Contacts who have not had their turn by now, in the order of the cells. */
export function restOfRecipients(
  { sending, recipients = [] }: ExecutionRecord,
  turns: readonly number[],
): string[] {
  let start = 0
  return sending.cells.flatMap(({ count }, cell) => {
    const from = start + (turns[cell] ?? 0)
    start += count
    return recipients.slice(from, start)
  })
}

/** Contacts to whom a campaign went out from a moment on, and before another. */
export function sentWithin(db: Db, workspaceId: string, from: number, to: number): Set<string> {
  const found = new Set<string>()
  for (const record of tracedOf(db, workspaceId)) {
    const sending = sendingOf(record)
    const before = turnsOf(sending, from - 1)
    const after = turnsOf(sending, to - 1)
    let start = 0
    sending.cells.forEach(({ count }, cell) => {
      const { recipients = [] } = record
      for (const id of recipients.slice(start + (before[cell] ?? 0), start + (after[cell] ?? 0)))
        found.add(id)
      start += count
    })
  }
  return found
}

/** A moment of a run, and where to find what happened: the place of the recipient, and the number of its fate. */
interface Timeline {
  at: Float64Array
  position: Uint32Array
  number: Uint8Array
  places: Place[]
}

/** What of an event's id is behind the run. */
const partOfId = ({ position, number }: { position: number; number: number }): string =>
  `${position.toString(36)}_${number}`

/** Kept by the recipients, which are never changed; a run that is stopped gets another one. */
const timelines = new WeakMap<readonly string[], { stopAt: number | undefined; timeline: Timeline }>()

/** Everything that will have happened in a run, oldest first. */
function timelineOf(record: ExecutionRecord): Timeline {
  const { recipients = [] } = record
  const sending = sendingOf(record)
  const known = timelines.get(recipients)
  if (known && known.stopAt === sending.stopAt) return known.timeline
  const places = [...placesOf(record)]
  const found: { at: number; position: number; number: number }[] = []
  places.forEach(({ cell, rank }, position) => {
    fateOf(sending, cell, rank).forEach(({ what, at }, number) => {
      if (typeOf[what] !== undefined) found.push({ at, position, number })
    })
  })
  // Of the same moment the smaller id first, as everywhere.
  found.sort((a, b) => a.at - b.at || (partOfId(a) < partOfId(b) ? -1 : 1))
  const timeline = {
    at: Float64Array.from(found, ({ at }) => at),
    position: Uint32Array.from(found, ({ position }) => position),
    number: Uint8Array.from(found, ({ number }) => number),
    places,
  }
  timelines.set(recipients, { stopAt: sending.stopAt, timeline })
  return timeline
}

/** What a history says of what is counted; a first time is one of all times. */
const typeOf: Partial<Record<Happening, string>> = {
  sent: 'email.sent',
  delivered: 'email.delivered',
  opens: 'email.opened',
  clicks: 'email.clicked',
  hardBounces: 'email.bounced',
  softBounces: 'email.bounced',
  complaints: 'email.complained',
  unsubscribes: 'email.unsubscribed',
}

function payloadOf(
  { what, url, code }: ReturnType<typeof fateOf>[number],
  subjects: ExecutionRecord['subjects'],
  variantId: string | undefined,
): ContactEvent['payload'] {
  if (what === 'sent') {
    const variants = Object.entries(subjects).map(([id, subject]) => ({ id, subject }))
    const place = variants.findIndex(({ id }) => id === variantId)
    return sentPayload(variants, place)
  }
  if (what === 'clicks') return url === undefined ? {} : { url }
  if (what === 'hardBounces') return { kind: 'hard', code }
  return what === 'softBounces' ? { kind: 'soft', code } : {}
}

function eventOf(
  { id, campaignId, subjects, recipients = [] }: ExecutionRecord,
  sending: Sending,
  position: number,
  { cell, rank }: Place,
  number: number,
): ContactEvent | undefined {
  const happened = fateOf(sending, cell, rank)[number]
  const type = happened && typeOf[happened.what]
  const contactId = recipients[position]
  if (!happened || type === undefined || contactId === undefined) return undefined
  const messageId = `msg_${id.slice(4)}_${position.toString(36)}`
  return {
    id: `evt_${id.slice(4)}_${partOfId({ position, number })}`,
    contactId,
    type,
    payload: payloadOf(happened, subjects, sending.cells[cell]?.variantId),
    source: 'email',
    campaignId,
    messageId,
    occurredAt: isoOf(happened.at),
  }
}

const indices = new WeakMap<readonly string[], ReadonlyMap<string, number>>()
function positionOf(recipients: readonly string[], contactId: string): number | undefined {
  const index = indices.get(recipients) ?? new Map(recipients.map((id, position) => [id, position]))
  indices.set(recipients, index)
  return index.get(contactId)
}

function placeAt({ sending }: ExecutionRecord, position: number): Place {
  let left = position
  const cell = sending.cells.findIndex(({ count }) => (left -= count) < 0)
  return { cell, rank: left + (sending.cells[cell]?.count ?? 0) }
}

/** Where the links of a run lead. */
type LinksOf = (record: ExecutionRecord) => Sending['links']

/** What campaigns led to with one contact until now, newest first. */
export const mailEventsOfContact = (
  db: Db,
  workspaceId: string,
  contactId: string,
  now: number,
  linksOf: LinksOf,
): ContactEvent[] =>
  tracedOf(db, workspaceId)
    .flatMap((record) => {
      const position = positionOf(record.recipients ?? [], contactId)
      if (position === undefined) return []
      const sending = sendingOf(record, linksOf(record))
      const place = placeAt(record, position)
      return fateOf(sending, place.cell, place.rank).flatMap(({ at }, number) =>
        at <= now ? (eventOf(record, sending, position, place, number) ?? []) : [],
      )
    })
    .sort((a, b) =>
      a.occurredAt === b.occurredAt ? (a.id < b.id ? 1 : -1) : a.occurredAt < b.occurredAt ? 1 : -1,
    )

/** The same with all contacts: of one campaign, or of all. */
export function* mailEvents(
  db: Db,
  workspaceId: string,
  campaignId: string | undefined,
  now: number,
  linksOf: LinksOf,
): Generator<ContactEvent> {
  const heads = tracedOf(db, workspaceId, campaignId).map((record) => {
    const timeline = timelineOf(record)
    return {
      record,
      timeline,
      sending: sendingOf(record, linksOf(record)),
      next: lastUntil(timeline.at, now),
    }
  })
  const eventAt = ({ record, timeline, sending, next }: (typeof heads)[number]) => {
    const position = timeline.position[next] ?? 0
    const place = timeline.places[position]
    return place && eventOf(record, sending, position, place, timeline.number[next] ?? 0)
  }
  const momentOf = ({ timeline, next }: (typeof heads)[number]) => timeline.at[next] ?? -1
  for (;;) {
    let newest: (typeof heads)[number] | undefined
    for (const head of heads) {
      const later = momentOf(head) - (newest ? momentOf(newest) : -1)
      if (later > 0 || (later === 0 && newest && (eventAt(head)?.id ?? '') > (eventAt(newest)?.id ?? '')))
        newest = head
    }
    if (!newest) return
    const event = eventAt(newest)
    newest.next -= 1
    if (event) yield event
  }
}

/** The place of the last moment that is not after `now`, or -1. */
function lastUntil(moments: Float64Array, now: number): number {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] ?? 0) <= now) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A mail that ended that more are sent. */
export interface Ending {
  at: number
  contactId: string
  status: 'bounced' | 'complained' | 'unsubscribed'
}
const endings: Partial<Record<Happening, Ending['status']>> = {
  hardBounces: 'bounced',
  complaints: 'complained',
  unsubscribes: 'unsubscribed',
}
const keptEndings = new WeakMap<readonly string[], { stopAt: number | undefined; all: Ending[] }>()

/** How contacts stop getting mails because of a run, oldest first, also what is yet to come. */
export function endingsOf(record: ExecutionRecord): readonly Ending[] {
  const { recipients = [] } = record
  const sending = sendingOf(record)
  const known = keptEndings.get(recipients)
  if (known && known.stopAt === sending.stopAt) return known.all
  const all: Ending[] = []
  let position = 0
  for (const { cell, rank } of placesOf(record)) {
    const contactId = recipients[position]
    position += 1
    if (contactId === undefined) break
    for (const { what, at } of fateOf(sending, cell, rank)) {
      const status = endings[what]
      if (status) all.push({ at, contactId, status })
    }
  }
  all.sort((a, b) => a.at - b.at || (a.contactId < b.contactId ? -1 : 1))
  keptEndings.set(recipients, { stopAt: sending.stopAt, all })
  return all
}
