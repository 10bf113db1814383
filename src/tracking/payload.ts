import { isEmailAddress } from '#lib/email-address'
import { TrackingError } from './tracking-error.ts'

/** Who the visitor is (TRK-8). */
export interface Identity {
  email: string
  properties?: Record<string, unknown>
  /** By the name of the list: whether the visitor wants it. */
  mailingLists?: Record<string, boolean>
}

/** What a visitor answered to being tracked (TRK-27). */
export type Consent = 'granted' | 'denied'

/** What a call says of the visit beside its own words. What is undefined is not said. */
export interface VisitWords {
  consent: Consent | undefined
  sessionId: unknown
}

export function withVisitWords(body: string, words: VisitWords): string {
  const said: unknown = JSON.parse(body)
  return JSON.stringify(Object.assign({}, said, words))
}

/** The body of an event. Throws 400 unless its type is a string and its payload, if any, a plain map (TRK-8). */
export function eventBody(type: unknown, payload: unknown): string {
  if (typeof type !== 'string' || type === '') throw invalid('An event needs a type, as a string.')
  if (payload !== undefined && !isMap(payload)) throw invalid('The payload of an event is a plain object.')
  return encode({ type, payload })
}

/** The body that says who the visitor is. Throws 400 for what TRK-8 refuses. */
export function identityBody(identity: unknown): string {
  if (!isMap(identity)) throw invalid('An identity is a plain object with an email.')
  const { email, properties, mailingLists } = identity
  if (!isEmailAddress(email)) throw invalid('An identity needs a valid email address.')
  if (properties !== undefined && !isMap(properties)) throw invalid('Properties are a plain object.')
  if (mailingLists !== undefined && !isMapOfBooleans(mailingLists)) {
    throw invalid('Mailing lists are a plain object from the name of a list to true or false.')
  }
  return encode({ email, properties, mailingLists })
}

/** The extras of a page view. Throws 400 unless they are a plain map. */
export function pageViewExtras(extras: unknown): Record<string, unknown> {
  if (extras === undefined) return {}
  if (!isMap(extras)) throw invalid('The extras of a page view are a plain object.')
  return extras
}

const invalid = (message: string): TrackingError => new TrackingError(400, message)

// An object of another frame has another Object.prototype, which again has none above it.
export function isMap(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const isMapOfBooleans = (value: unknown): boolean =>
  isMap(value) && Object.values(value).every((wanted) => typeof wanted === 'boolean')

function encode(body: object): string {
  try {
    return JSON.stringify(body)
  } catch {
    throw invalid('The payload holds something that JSON can’t: a circle, or a BigInt.')
  }
}
