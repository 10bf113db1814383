import type { PropertyValue, SubscriptionStatus } from '#api/shapes'
import type { Consent } from '#api/tracking'
import type { WebApi } from '#api/web-api'
import type { ContactFacts, StoredContact } from '#domain/contacts/contact-changes'
import { isSuppressed, withLists } from '#domain/contacts/contact-rules'
import { fitsProperty } from '#domain/contacts/property-values'
import { ownMax } from '#domain/import/own-limits'
import { badInput, consentMissing, forbidden, tooSoon } from '#domain/kernel/refusals'
import { MINUTE } from '#lib/duration'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { fold } from '#lib/fold-text'

/** How long the cookies of a visit last, in s. */
export const VISIT_COOKIES = { visitFor: 1800, visitorFor: 365 * 24 * 3600 } as const

/**
 * A visit is of one workspace, so its cookies are too: whoever visits the sites of two workspaces ends neither visit by the
 * other, and is not the same visitor in both.
 */
export const cookiesOf = (workspaceId: string) => ({
  visit: `otegami_visit_${workspaceId}`,
  visitor: `otegami_visitor_${workspaceId}`,
})

/** Whether a cookie holds what a visitor was named; anybody can send anything. */
export const isVisitorId = (value: string | undefined): value is string =>
  value !== undefined && /^vis_[\w-]{1,64}$/.test(value)

/** Refuses with a 403 what the workspace does not take from this site (its web API settings). */
export function expectReports(
  { enabled, allowedOrigins }: Pick<WebApi, 'enabled' | 'allowedOrigins'>,
  origin: string | null,
): void {
  if (!enabled) throw forbidden('Tracking is switched off for this workspace.')
  if (allowedOrigins.length > 0 && origin !== null && !allowedOrigins.includes(origin))
    throw forbidden(`${origin} is not among the sites that may report to this workspace.`)
}

/**
 * Refuses with a 428 what may not be recorded of this visitor (TRK-28): everything of one who said no, and where consent is
 * required everything of one of whom nothing is known. No other call of the tracking API is refused with a 428.
 */
export function expectConsent(
  { requireConsent }: Pick<WebApi, 'requireConsent'>,
  consent: Consent | undefined,
): void {
  if (consent === 'denied')
    throw consentMissing(
      'The visitor did not agree to be tracked.',
      '訪問者が同意していないため、記録できません。',
    )
  if (requireConsent && consent === undefined)
    throw consentMissing(
      "This workspace records visits only with consent. Report it with otegami.consent('granted').",
      "このワークスペースでは、同意がある場合のみ記録します。otegami.consent('granted') で同意を通知してください。",
    )
}

/** Calls in a minute; `minute` counts from 1970. */
export interface MinuteOfCalls {
  minute: number
  calls: number
}

/** Counts one more call of a workspace; throws a 429 where that is more than the minute may have. `now` in ms since 1970. */
export function countedCall(last: MinuteOfCalls | undefined, now: number, most: number): MinuteOfCalls {
  const minute = Math.floor(now / MINUTE)
  const calls = last?.minute === minute ? last.calls + 1 : 1
  if (calls > most)
    throw tooSoon(
      'Too many calls in this minute.',
      now,
      (minute + 1) * MINUTE,
      'リクエストの回数が多すぎます。',
    )
  return { minute, calls }
}

/** The address by which a visitor says who it is; throws a 400 where it is none. */
export function visitorAddress(given: string): string {
  const email = normalizeEmail(given)
  if (!isEmailAddress(email)) throw badInput(`"${given}" is no email address.`)
  return email
}

/** What a site says of a visitor. */
interface VisitorWords {
  properties?: Readonly<Record<string, unknown>> | undefined
  /** By the name of the list. */
  mailingLists?: Readonly<Record<string, boolean>> | undefined
}

/** What a workspace knows that a visitor's words are checked against. */
export interface TrackingFacts extends ContactFacts {
  lists: readonly { id: string; name: string; optIn: 'single' | 'double' }[]
}

/**
 * The contact that a visitor turns out to be (TRK-8), with what its site said of it; `before` is the one that has the address
 * already. What the workspace does not know is left out: a visit must not break over it. Nobody who left comes back this way.
 */
export function identifiedContact(
  facts: TrackingFacts,
  before: StoredContact | undefined,
  email: string,
  body: VisitorWords,
  now: string,
): Omit<StoredContact, 'id'> {
  const properties: Record<string, PropertyValue> = { ...before?.properties }
  for (const [key, value] of Object.entries(body.properties ?? {})) {
    const property = facts.properties.get(key)
    if (property && isPropertyValue(value) && value !== null && fitsProperty(property, value))
      properties[key] = value
  }
  const name = nameIn(body)
  const lists = listChanges(facts.lists, body, before)
  const known = {
    properties,
    subscriptions: withLists(facts.isList, before?.subscriptions ?? [], lists, 'tracking', now),
    updatedAt: now,
    ...(name !== undefined && { name }),
  }
  if (before) return { ...before, ...known, version: before.version + 1 }
  return {
    email,
    status: 'subscribed',
    statusAt: now,
    source: 'tracking',
    createdAt: now,
    version: 1,
    ...known,
  }
}

/** The name of a visitor; an empty one says nothing, and no contact has one that is longer (CON-8). */
function nameIn({ properties }: VisitorWords): string | undefined {
  const name = properties?.['name']
  return typeof name === 'string' && name.trim() !== '' && name.length <= ownMax.name ? name : undefined
}

/**
 * Names that there are none of are left out. Sites say the same at each visit: whoever is on a list stays on it, and a list
 * that was left anywhere else stays left (TRK-36).
 */
function listChanges(
  lists: TrackingFacts['lists'],
  { mailingLists = {} }: VisitorWords,
  before: StoredContact | undefined,
): Record<string, SubscriptionStatus> {
  const suppressed = before !== undefined && isSuppressed(before.status)
  const changes: Record<string, SubscriptionStatus> = {}
  for (const [name, wanted] of Object.entries(mailingLists)) {
    const list = lists.find((one) => fold(one.name) === fold(name))
    if (!list || (wanted && suppressed)) continue
    const own = before?.subscriptions.find(({ mailingListId }) => mailingListId === list.id)
    const isDecided =
      own?.status === 'active' || (own?.status === 'unsubscribed' && own.source !== 'tracking')
    if (wanted && isDecided) continue
    changes[list.id] = wanted ? (list.optIn === 'double' ? 'pending' : 'active') : 'unsubscribed'
  }
  return changes
}

const isPropertyValue = (value: unknown): value is PropertyValue =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) ? value.every((one) => typeof one === 'string') : typeof value === 'object')
