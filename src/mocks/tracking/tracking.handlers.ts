import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { isSuppressed, withLists } from '#domain/contacts/contact-rules'
import { fitsProperty } from '#domain/contacts/property-values'
import { badInput, forbidden, notFound, tooSoon } from '#domain/kernel/refusals'
import { trackingRoutes } from '#api/contract'
import type { PropertyValue } from '#api/shapes'
import { MINUTE } from '#lib/duration'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { fold } from '#lib/fold-text'
import { storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import type { VisitRecord } from '#mocks/core/records'
import { webApiOf } from '#mocks/web-api/web-api.records'

/** In s. */
const COOKIE = { visitFor: 1800, visitorFor: 365 * 24 * 3600 } as const

/** The calls come from the sites of customers. */
const ANY_SITE = { anySite: true } as const

/**
 * A visit is of one workspace, so its cookies are too: whoever visits the sites of two workspaces ends neither visit by the
 * other, and is not the same visitor in both.
 */
const cookiesOf = (workspaceId: string) => ({
  visit: `otegami_visit_${workspaceId}`,
  visitor: `otegami_visitor_${workspaceId}`,
})

function visitOf({ db, cookies, workspaceId }: Pick<Call, 'db' | 'cookies' | 'workspaceId'>): VisitRecord {
  const visit = db.visits.get(cookies.get(cookiesOf(workspaceId).visit) ?? '')
  if (!visit || visit.workspaceId !== workspaceId || visit.endedAt !== undefined)
    throw notFound('visit: start one first')
  return visit
}

function record(
  { db, now }: Pick<Call, 'db' | 'now'>,
  visit: VisitRecord,
  type: string,
  payload: Record<string, unknown> = {},
): void {
  db.events.put({
    id: db.nextId('evt'),
    workspaceId: visit.workspaceId,
    contactId: visit.contactId,
    visitorId: visit.visitorId,
    sessionId: visit.id,
    type,
    payload,
    source: 'tracking',
    occurredAt: now,
  })
}

/** Calls of a workspace in the minute that is running; gone with the page, as a real limiter's would be with its server. */
const minutes = new WeakMap<Db, Map<string, { minute: number; calls: number }>>()

/** What the workspace allows pages to do (its web API settings). */
function expectAllowed({
  db,
  workspaceId,
  clock,
  request,
}: Pick<Call, 'db' | 'workspaceId' | 'clock' | 'request'>) {
  const { enabled, allowedOrigins, rateLimitPerMinute } = webApiOf(db, workspaceId)
  if (!enabled) throw forbidden('Tracking is switched off for this workspace.')
  const origin = request.headers.get('origin')
  if (allowedOrigins.length > 0 && origin !== null && !allowedOrigins.includes(origin))
    throw forbidden(`${origin} is not among the sites that may report to this workspace.`)
  const now = clock.now()
  const minute = Math.floor(now / MINUTE)
  const known = minutes.get(db) ?? new Map<string, { minute: number; calls: number }>()
  minutes.set(db, known)
  const last = known.get(workspaceId)
  const calls = last?.minute === minute ? last.calls + 1 : 1
  known.set(workspaceId, { minute, calls })
  if (calls > rateLimitPerMinute) throw tooSoon('Too many calls in this minute.', now, (minute + 1) * MINUTE)
}

export const trackingHandlers = [
  handle(trackingRoutes.start, (call) => {
    expectAllowed(call)
    const { db, cookies, workspaceId, now } = call
    const names = cookiesOf(workspaceId)
    const visitorId = cookies.get(names.visitor) ?? db.nextId('vis')
    const visit = db.visits.put({
      id: db.nextId('tsn'),
      workspaceId,
      visitorId,
      contactId: null,
      startedAt: now,
    })
    cookies.set(names.visitor, visitorId, COOKIE.visitorFor, ANY_SITE)
    cookies.set(names.visit, visit.id, COOKIE.visitFor, ANY_SITE)
    record(call, visit, 'session.start')
    return { sessionId: visit.id, visitorId }
  }),

  handle(trackingRoutes.end, (call) => {
    const visit = visitOf(call)
    record(call, visit, 'session.end')
    call.db.visits.put({ ...visit, endedAt: call.now })
    call.cookies.set(cookiesOf(visit.workspaceId).visit, '', 0, ANY_SITE)
    return {}
  }),

  handle(trackingRoutes.track, (call) => {
    expectAllowed(call)
    record(call, visitOf(call), call.body.type, call.body.payload)
    return {}
  }),

  handle(trackingRoutes.identify, (call) => {
    expectAllowed(call)
    const { db, body, workspaceId, now } = call
    const visit = visitOf(call)
    const email = normalizeEmail(body.email)
    if (!isEmailAddress(email)) throw badInput(`"${body.email}" is no email address.`)
    const table = db.contacts(workspaceId)
    const before = table.findByEmail(email)
    // What a site sends along that the workspace does not know is left out: a visit must not break over it.
    const custom = customPropertiesOf(db, workspaceId)
    const properties: Record<string, PropertyValue> = { ...before?.properties }
    for (const [key, value] of Object.entries(body.properties ?? {})) {
      const property = custom.get(key)
      if (property && isPropertyValue(value) && value !== null && fitsProperty(property, value))
        properties[key] = value
    }
    const name = typeof body.properties?.['name'] === 'string' ? body.properties['name'] : undefined
    const lists = listChanges(call, before !== undefined && isSuppressed(before.status))
    const subscriptions = withLists(
      isListOf(db, workspaceId),
      before?.subscriptions ?? [],
      lists,
      'tracking',
      now,
    )
    const known = { properties, subscriptions, updatedAt: now, ...(name !== undefined && { name }) }
    const contact = before
      ? table.put({ ...storedOf(before), ...known, version: before.version + 1 })
      : table.add({
          email,
          status: 'subscribed',
          statusAt: now,
          source: 'tracking',
          createdAt: now,
          version: 1,
          ...known,
        })
    const identified = db.visits.put({ ...visit, contactId: contact.id })
    record(call, identified, 'identify')
    return {}
  }),
]

/** By the name of the list; names that there are none of are left out, and nobody who left comes back this way. */
function listChanges(
  {
    db,
    workspaceId,
    body,
  }: Pick<Call, 'db' | 'workspaceId'> & { body: { mailingLists?: Record<string, boolean> | undefined } },
  suppressed: boolean,
) {
  const changes: Record<string, 'active' | 'pending' | 'unsubscribed'> = {}
  const lists = db.mailingLists.where((list) => list.workspaceId === workspaceId)
  for (const [name, wanted] of Object.entries(body.mailingLists ?? {})) {
    const list = lists.find((one) => fold(one.name) === fold(name))
    if (!list || (wanted && suppressed)) continue
    changes[list.id] = wanted ? (list.optIn === 'double' ? 'pending' : 'active') : 'unsubscribed'
  }
  return changes
}

const isPropertyValue = (value: unknown): value is PropertyValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) ? value.every((one) => typeof one === 'string') : typeof value === 'object')
