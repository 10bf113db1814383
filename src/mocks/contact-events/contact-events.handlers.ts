import { isSegmentEvent } from '#domain/segments/segment-events'
import { badInput, notFound } from '#domain/kernel/refusals'
import { contactEventRoutes } from '#api/contract'
import type { ContactEvent, ContactEventSearch } from '#api/contact-events'
import type { Contact } from '#api/contacts'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { mailHistory } from '#mocks/campaigns/campaign-history'
import { originType } from './contact-events.data.ts'
import type { Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

/** Events of a page where none are asked for. */
const PAGE = { usual: 25 } as const

/** Events of the base world, newest first. */
function* happened(db: Db, workspaceId: string, contact: Contact | undefined): Generator<ContactEvent> {
  const table = db.contacts(workspaceId)
  const { activity, count } = table.base
  const index = contact && indexOf(table.idOfIndex, count, contact.id)
  const bursts = contact
    ? index === undefined
      ? []
      : activity.burstsOf(index)
    : numbers(activity.burstCount)
  for (const burst of bursts) {
    const contactId = table.idOfIndex(activity.contactOf(burst))
    let place = 0
    for (const { at, ...event } of activity.eventsOf(burst)) {
      yield {
        ...event,
        id: `evt_${burst.toString(36)}_${(place += 1)}`,
        // Of whoever was deleted only the deed is left.
        contactId: contact || table.get(contactId) ? contactId : null,
        occurredAt: new Date(at).toISOString(),
      }
    }
  }
  if (contact) yield cameToBe(contact)
}

function* numbers(count: number) {
  for (let number = 0; number < count; number += 1) yield number
}

function indexOf(idOf: (index: number) => string, count: number, id: string): number | undefined {
  const index = Number.parseInt(id.slice(-5), 36)
  return index < count && idOf(index) === id ? index : undefined
}

const cameToBe = ({ id, source, sourceRef, createdAt }: Contact): ContactEvent => ({
  id: `evt_new_${id}`,
  contactId: id,
  type: originType(source),
  payload: sourceRef === undefined ? {} : { ref: sourceRef },
  source:
    source === 'import' || source === 'form' || source === 'tracking'
      ? source
      : source === 'api'
        ? 'api'
        : 'system',
  occurredAt: createdAt,
})

/** Newest first; of the same moment the larger id first, so that a cursor points between two events. */
const isAfter = (a: ContactEvent, b: { occurredAt: string; id: string }) =>
  a.occurredAt < b.occurredAt || (a.occurredAt === b.occurredAt && a.id < b.id)

function fits(
  event: ContactEvent,
  { contactId, types = [], campaignId, code, from, to }: ContactEventSearch,
): boolean {
  return (
    (types.length === 0
      ? contactId !== undefined || !isSegmentEvent(event.type)
      : types.includes(event.type)) &&
    (campaignId === undefined || event.campaignId === campaignId) &&
    (code === undefined || event.payload['code'] === code) &&
    (from === undefined || event.occurredAt >= from) &&
    (to === undefined || event.occurredAt < to)
  )
}

export const contactEventHandlers = [
  handle(
    contactEventRoutes.search,
    async ({ db, workspaceId, body, clock }) => {
      const contact = body.contactId === undefined ? undefined : db.contacts(workspaceId).get(body.contactId)
      if (body.contactId !== undefined && !contact) throw notFound(`contact ${body.contactId}`)
      const limit = body.limit ?? PAGE.usual
      const cursor = body.cursor === undefined ? undefined : positionOf(body.cursor)
      const wanted = (event: ContactEvent) => (!cursor || isAfter(event, cursor)) && fits(event, body)
      const added = db.events
        .where((event) => event.workspaceId === workspaceId && (!contact || event.contactId === contact.id))
        .map((event): ContactEvent => without(event, 'workspaceId'))
      // Each of these is newest first, so of none more is needed than fits on a page.
      const some = (events: Iterable<ContactEvent>) => {
        const found: ContactEvent[] = []
        for (const event of events) {
          if (wanted(event)) found.push(event)
          if (found.length > limit) break
        }
        return found
      }
      const mails = await mailHistory(db, workspaceId, clock.now())
      const all = [
        ...added.filter(wanted),
        ...some(contact ? mails.ofContact(contact.id) : mails.all(body.campaignId)),
        ...some(happened(db, workspaceId, contact)),
      ].sort((a, b) => (isAfter(a, b) ? 1 : -1))
      const page = all.slice(0, limit)
      const items = page.map((event) => withNames(db, workspaceId, event, contact === undefined))
      const last = items.at(-1)
      return { items, nextCursor: all.length > limit && last ? `${last.occurredAt}_${last.id}` : null }
    },
    { writes: false },
  ),
]

/** With the name of its campaign, and in a list of events of many contacts with whom it is of. */
function withNames(db: Db, workspaceId: string, event: ContactEvent, isOfMany: boolean): ContactEvent {
  const contact =
    event.contactId === null || !isOfMany ? undefined : db.contacts(workspaceId).get(event.contactId)
  const campaign = event.campaignId === undefined ? undefined : db.of(campaigns).get(event.campaignId)
  return {
    ...event,
    ...(contact && {
      contact: { email: contact.email, ...(contact.name !== undefined && { name: contact.name }) },
    }),
    ...(campaign && { campaignName: campaign.name }),
  }
}

function positionOf(cursor: string): { occurredAt: string; id: string } {
  const [, occurredAt, id] = /^([\d:.TZ-]{24})_(.+)$/.exec(cursor) ?? []
  if (occurredAt === undefined || id === undefined) throw badInput('The cursor is none of ours.')
  return { occurredAt, id }
}
