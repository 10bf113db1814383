import { contactEventRoutes } from '#api/contract'
import { badInput, notFound } from '#domain/kernel/refusals'
import type { ContactEvent } from '#api/contact-events'
import { handle, type Call } from '#server/http/handle'
import { campaignNames } from '#server/store/campaigns.store'
import { findEvents, numberOfEvent } from '#server/store/contact-events.store'
import { hasContact } from '#server/store/contacts.store'

/** Events of a page where none are asked for. */
const PAGE = { usual: 25 } as const

export const contactEventHandlers = [
  handle(
    contactEventRoutes.search,
    async ({ db, tenant, body }) => {
      if (body.contactId !== undefined && !(await hasContact(db, tenant, body.contactId)))
        throw notFound(`contact ${body.contactId}`)
      const limit = body.limit ?? PAGE.usual
      const after = body.cursor === undefined ? undefined : placeOf(body.cursor)
      const found = await findEvents(db, tenant, body, after, limit)
      const items = await withCampaigns({ db, tenant }, found.slice(0, limit))
      const last = items.at(-1)
      return { items, nextCursor: found.length > limit && last ? `${last.occurredAt}_${last.id}` : null }
    },
    { writes: false },
  ),
]

/** Events are read by the names of their campaigns. */
async function withCampaigns(
  { db, tenant }: Pick<Call, 'db' | 'tenant'>,
  events: readonly ContactEvent[],
): Promise<ContactEvent[]> {
  const ids = [...new Set(events.flatMap(({ campaignId }) => campaignId ?? []))]
  const names = await campaignNames(db, tenant, ids)
  return events.map((event) => {
    const campaignName = event.campaignId === undefined ? undefined : names.get(event.campaignId)
    return { ...event, ...(campaignName !== undefined && { campaignName }) }
  })
}

/** The event with which a page ended. */
function placeOf(cursor: string): { occurredAt: string; number: number } {
  const [, occurredAt = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/.exec(cursor) ?? []
  const number = numberOfEvent(id)
  if (number === undefined || Number.isNaN(Date.parse(occurredAt)))
    throw badInput('The cursor is none of ours.')
  return { occurredAt: new Date(occurredAt).toISOString(), number }
}
