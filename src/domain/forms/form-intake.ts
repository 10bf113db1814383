import type { Contact } from '#api/contacts'
import type { FormSettings, FormSubmission } from '#api/forms'
import { isSuppressed, standingOn } from '#domain/contacts/contact-rules'
import { DAY } from '#lib/duration'
import type { Answers } from './form-answers.ts'
import type { PublicField } from './public-form.ts'

/** How long a confirmation link is good, in ms (FRM-3). */
const CONFIRM_WITHIN = 7 * DAY

/** Whether a submission waits for a confirmation that comes too late. `now` in ms since 1970. */
export const isConfirmExpired = (
  { status, submittedAt }: Pick<FormSubmission, 'status' | 'submittedAt'>,
  now: number,
): boolean => status === 'pending_opt_in' && now > Date.parse(submittedAt) + CONFIRM_WITHIN

/**
 * The origin of the page that calls; null where nobody says. Browsers leave the header out where a page reads from its own
 * origin, and say so in another one, which no script can set.
 */
export const originOfCall = ({ headers }: Request, ownOrigin: string): string | null =>
  headers.get('origin') ?? (headers.get('sec-fetch-site') === 'same-origin' ? ownOrigin : null)

/** Whether a page of this origin may show and send a form. Without any allowed, all may; the form's own host always may (FRM-21). */
export function isAllowedOrigin(
  allowed: readonly string[],
  origin: string | null,
  ownOrigin: string,
): boolean {
  if (allowed.length === 0 || origin === ownOrigin) return true
  // A browser names the origin of every request that matters; `null` is that of a file or a sandbox.
  return origin !== null && allowed.some((one) => one.toLowerCase() === origin.toLowerCase())
}

/** Whether a published form takes submissions at a moment, in ms since 1970, after so many were taken. */
export function isTaking(
  { opensAt, closesAt, maxSubmissions }: Pick<FormSettings, 'opensAt' | 'closesAt' | 'maxSubmissions'>,
  now: number,
  taken: number,
): boolean {
  if (opensAt !== undefined && now < Date.parse(opensAt)) return false
  if (closesAt !== undefined && now >= Date.parse(closesAt)) return false
  return maxSubmissions === undefined || taken < maxSubmissions
}

/** The mailing lists that a submission puts somebody on: the form's, and those that were ticked. */
export function listsAskedFor(
  { mailingListIds }: Pick<FormSettings, 'mailingListIds'>,
  fields: readonly PublicField[],
  answers: Answers,
): string[] {
  const ticked = fields.flatMap(({ id, type }) => {
    const answer = type === 'list_choice' ? answers.get(id) : undefined
    return typeof answer === 'object' ? answer : []
  })
  return [...new Set([...mailingListIds, ...ticked])]
}

/**
 * What a submission means for whoever sent it. `already`: on every list it asks for. `refused`: mail bounced, was complained
 * about or is blocked, which no form takes back. `again`: unsubscribed, and comes back where consent was given (FRM-24).
 */
export function standingOf(
  contact: Pick<Contact, 'status' | 'subscriptions'> | undefined,
  lists: readonly string[],
  hasConsent: boolean,
): 'new' | 'already' | 'again' | 'refused' {
  if (!contact) return 'new'
  if (contact.status === 'unsubscribed') return hasConsent ? 'again' : 'refused'
  if (isSuppressed(contact.status)) return 'refused'
  // Nobody who is still to confirm is on a list, whatever their subscriptions say (LST-9).
  const isOn = (list: string) =>
    contact.subscriptions.some(
      (one) => one.mailingListId === list && standingOn(contact.status, one.status) === 'active',
    )
  return lists.length > 0 && lists.every(isOn) ? 'already' : 'new'
}

/** Whether somebody is on every list that a submission asks for. Only who reads the mail to the address may be told. */
export const isMember = (
  contact: Pick<Contact, 'status' | 'subscriptions'> | undefined,
  lists: readonly string[],
): boolean => standingOf(contact, lists, false) === 'already'
