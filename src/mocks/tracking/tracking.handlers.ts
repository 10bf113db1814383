import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { notFound } from '#domain/kernel/refusals'
import {
  cookiesOf,
  countedCall,
  expectConsent,
  expectReports,
  identifiedContact,
  isVisitorId,
  VISIT_COOKIES,
  visitorAddress,
  type MinuteOfCalls,
} from '#domain/tracking/tracking-rules'
import { trackingRoutes } from '#api/contract'
import type { Consent } from '#api/tracking'
import { addedAt, storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import type { VisitRecord } from '#mocks/core/records'
import { webApiOf } from '#mocks/web-api/web-api.records'

/** The calls come from the sites of customers. */
const ANY_SITE = { anySite: true } as const

type VisitCall = Pick<Call, 'db' | 'cookies' | 'workspaceId'> & { body: { sessionId?: string | undefined } }

/** That of the cookie, or of the call where the browser keeps none (TRK-41). */
function openVisit({ db, cookies, workspaceId, body }: VisitCall): VisitRecord | undefined {
  const visit = db.visits.get(cookies.get(cookiesOf(workspaceId).visit) ?? body.sessionId ?? '')
  return visit?.workspaceId === workspaceId && visit.endedAt === undefined ? visit : undefined
}

function visitOf(call: VisitCall): VisitRecord {
  const visit = openVisit(call)
  if (!visit) throw notFound('visit', 'Start one first.')
  return visit
}

/** The visit that a call tells something of, which lasts from then on (TRK-35). */
function visitGoingOn(call: VisitCall): VisitRecord {
  const visit = visitOf(call)
  call.cookies.set(cookiesOf(call.workspaceId).visit, visit.id, VISIT_COOKIES.visitFor, ANY_SITE)
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
  body,
}: Pick<Call, 'db' | 'workspaceId' | 'clock' | 'request'> & { body: { consent?: Consent | undefined } }) {
  const settings = webApiOf(db, workspaceId)
  expectReports(settings, request.headers.get('origin'))
  expectConsent(settings, body.consent)
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
    const { db, cookies, workspaceId, now, body } = call
    const names = cookiesOf(workspaceId)
    // Who takes the consent back is forgotten also where the visit has run out (TRK-29).
    const visit = body.consent === 'denied' ? openVisit(call) : visitOf(call)
    if (body.consent === 'denied') cookies.set(names.visitor, '', 0, ANY_SITE)
    cookies.set(names.visit, '', 0, ANY_SITE)
    if (visit) {
      record(call, visit, 'session.end')
      db.visits.put({ ...visit, endedAt: now })
    }
    return {}
  }),

  handle(trackingRoutes.track, (call) => {
    expectAllowed(call)
    record(call, visitGoingOn(call), call.body.type, call.body.payload)
    return {}
  }),

  handle(trackingRoutes.identify, (call) => {
    expectAllowed(call)
    const { db, body, workspaceId, now } = call
    const visit = visitGoingOn(call)
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
    const contact = stored
      ? table.put({ ...known, id: stored.id })
      : table.add(addedAt(db, workspaceId, known))
    const identified = db.visits.put({ ...visit, contactId: contact.id })
    record(call, identified, 'identify')
    return {}
  }),
]
