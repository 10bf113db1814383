import { trackingRoutes } from '#api/contract'
import type { Consent } from '#api/tracking'
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
import { usualWebApi } from '#domain/web-api/web-api-rules'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { handle, type Call, type Handler } from '#server/http/handle'
import { recordEvents } from '#server/store/contact-events.store'
import { addContacts, changeContact, contactForChange } from '#server/store/contacts.store'
import { webApiOf } from '#server/store/settings.store'
import { MetAnother } from '#server/store/transaction'
import { addVisit, endVisit, identifyVisit, openVisit, type Visit } from '#server/store/visits.store'

/** The calls come from the sites of customers. */
const ANY_SITE = { anySite: true } as const

type Here = Pick<Call, 'db' | 'tenant' | 'now'>

type VisitCall = Pick<Call, 'db' | 'tenant' | 'cookies'> & { body: { sessionId?: string | undefined } }

/** That of the cookie, or of the call where the browser keeps none (TRK-41). */
const visitOfBrowser = ({ db, tenant, cookies, body }: VisitCall): Promise<Visit | undefined> =>
  openVisit(db, tenant, cookies.get(cookiesOf(tenant.id).visit) ?? body.sessionId ?? '')

async function visitOf(call: VisitCall): Promise<Visit> {
  const visit = await visitOfBrowser(call)
  if (!visit) throw notFound('visit', 'Start one first.')
  return visit
}

/** The visit that a call tells something of, which lasts from then on (TRK-35). */
async function visitGoingOn(call: VisitCall): Promise<Visit> {
  const visit = await visitOf(call)
  call.cookies.set(cookiesOf(call.tenant.id).visit, visit.id, VISIT_COOKIES.visitFor, ANY_SITE)
  return visit
}

const record = (
  { db, tenant, now }: Here,
  { id, visitorId, contactId }: Visit,
  type: string,
  payload: Record<string, unknown> = {},
) =>
  recordEvents(db, tenant, [
    { contactId, visitorId, sessionId: id, type, payload, source: 'tracking', occurredAt: now },
  ])

/** What sites tell of visits (TRK-1). Calls of a workspace are counted by each process for itself. */
export function trackingHandlers(): readonly Handler[] {
  const minutes = new Map<number, MinuteOfCalls>()

  /** What the workspace allows pages to do (its web API settings). */
  async function expectAllowed({
    db,
    tenant,
    clock,
    request,
    body,
  }: Pick<Call, 'db' | 'tenant' | 'clock' | 'request'> & { body: { consent?: Consent | undefined } }) {
    const settings = (await webApiOf(db, tenant)) ?? usualWebApi
    expectReports(settings, request.headers.get('origin'))
    expectConsent(settings, body.consent)
    const last = minutes.get(tenant.number)
    minutes.set(tenant.number, countedCall(last, clock.now(), settings.rateLimitPerMinute))
  }

  return [
    handle(trackingRoutes.start, async (call) => {
      await expectAllowed(call)
      const { db, tenant, cookies, now, newId } = call
      const names = cookiesOf(tenant.id)
      const kept = cookies.get(names.visitor)
      const visitorId = isVisitorId(kept) ? kept : newId('vis')
      const visit = { id: newId('tsn'), visitorId, contactId: null }
      await addVisit(db, tenant, visit, now)
      cookies.set(names.visitor, visitorId, VISIT_COOKIES.visitorFor, ANY_SITE)
      cookies.set(names.visit, visit.id, VISIT_COOKIES.visitFor, ANY_SITE)
      await record(call, visit, 'session.start')
      return { sessionId: visit.id, visitorId }
    }),

    handle(trackingRoutes.end, async (call) => {
      const { db, tenant, cookies, now, body } = call
      const names = cookiesOf(tenant.id)
      // Who takes the consent back is forgotten also where the visit has run out (TRK-29).
      const visit = body.consent === 'denied' ? await visitOfBrowser(call) : await visitOf(call)
      if (body.consent === 'denied') cookies.set(names.visitor, '', 0, ANY_SITE)
      cookies.set(names.visit, '', 0, ANY_SITE)
      if (visit) {
        await record(call, visit, 'session.end')
        await endVisit(db, tenant, visit.id, now)
      }
      return {}
    }),

    handle(trackingRoutes.track, async (call) => {
      await expectAllowed(call)
      await record(call, await visitGoingOn(call), call.body.type, call.body.payload)
      return {}
    }),

    handle(trackingRoutes.identify, async (call) => {
      await expectAllowed(call)
      const { db, tenant, body, now, newId } = call
      const visit = await visitGoingOn(call)
      const email = visitorAddress(body.email)
      const before = await contactForChange(db, tenant, { email })
      const { facts, lists } = await workspaceFacts(call)
      const known = identifiedContact({ ...facts, lists }, before, email, body, now)
      const contact = { ...known, id: before?.id ?? newId('con') }
      if (before) await changeContact(db, tenant, contact)
      // Somebody else added the address at the same moment.
      else if ((await addContacts(db, tenant, [contact])).size === 0) throw new MetAnother()
      await identifyVisit(db, tenant, visit.id, contact.id)
      await record(call, { ...visit, contactId: contact.id }, 'identify')
      return {}
    }),
  ]
}
