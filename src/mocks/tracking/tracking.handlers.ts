import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { notFound } from '#domain/kernel/refusals'
import {
  cookiesOf,
  countedCall,
  expectReports,
  identifiedContact,
  isVisitorId,
  VISIT_COOKIES,
  visitorAddress,
  type MinuteOfCalls,
} from '#domain/tracking/tracking-rules'
import { trackingRoutes } from '#api/contract'
import { storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import type { VisitRecord } from '#mocks/core/records'
import { webApiOf } from '#mocks/web-api/web-api.records'

/** The calls come from the sites of customers. */
const ANY_SITE = { anySite: true } as const

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
const minutes = new WeakMap<Db, Map<string, MinuteOfCalls>>()

/** What the workspace allows pages to do (its web API settings). */
function expectAllowed({
  db,
  workspaceId,
  clock,
  request,
}: Pick<Call, 'db' | 'workspaceId' | 'clock' | 'request'>) {
  const settings = webApiOf(db, workspaceId)
  expectReports(settings, request.headers.get('origin'))
  const known = minutes.get(db) ?? new Map<string, MinuteOfCalls>()
  minutes.set(db, known)
  known.set(workspaceId, countedCall(known.get(workspaceId), clock.now(), settings.rateLimitPerMinute))
}

export const trackingHandlers = [
  handle(trackingRoutes.start, (call) => {
    expectAllowed(call)
    const { db, cookies, workspaceId, now } = call
    const names = cookiesOf(workspaceId)
    const kept = cookies.get(names.visitor)
    const visitorId = isVisitorId(kept) ? kept : db.nextId('vis')
    const visit = db.visits.put({
      id: db.nextId('tsn'),
      workspaceId,
      visitorId,
      contactId: null,
      startedAt: now,
    })
    cookies.set(names.visitor, visitorId, VISIT_COOKIES.visitorFor, ANY_SITE)
    cookies.set(names.visit, visit.id, VISIT_COOKIES.visitFor, ANY_SITE)
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
    const email = visitorAddress(body.email)
    const table = db.contacts(workspaceId)
    const before = table.findByEmail(email)
    const facts = {
      properties: customPropertiesOf(db, workspaceId),
      isList: isListOf(db, workspaceId),
      lists: db.mailingLists.where((list) => list.workspaceId === workspaceId),
    }
    const stored = before && storedOf(before)
    const known = identifiedContact(facts, stored, email, body, now)
    const contact = stored ? table.put({ ...known, id: stored.id }) : table.add(known)
    const identified = db.visits.put({ ...visit, contactId: contact.id })
    record(call, identified, 'identify')
    return {}
  }),
]
