import type { NewSender, Sender } from '#api/senders'
import { isMailboxProvider, normalizeDomain } from '#domain/domains/domain-names'
import { domainOfAddress } from '#domain/senders/sender-rules'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'

/** Characters that a name and a label may have. */
export const SENDER = { nameMax: 100, labelMax: 60 } as const

/** Ids of senders: anything else is not asked for. */
export const isSenderId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)

/** What can be set of a sender. */
export interface SenderValues {
  label: string
  fromName: string
  /** Names for readers of a language; empty: the name for all. */
  en: string
  ja: string
  replyTo: string
}

export const valuesOf = ({ label = '', fromName, fromNames, replyTo = '' }: Sender): SenderValues => ({
  label,
  fromName,
  en: fromNames?.en ?? '',
  ja: fromNames?.ja ?? '',
  replyTo,
})

/** The values that an unknown value is, such as those that the browser kept; undefined where it is none. */
export function decodeValues(value: unknown): SenderValues | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { label, fromName, en, ja, replyTo }: Partial<Record<keyof SenderValues, unknown>> = value
  return typeof label === 'string' &&
    typeof fromName === 'string' &&
    typeof en === 'string' &&
    typeof ja === 'string' &&
    typeof replyTo === 'string'
    ? { label, fromName, en, ja, replyTo }
    : undefined
}

/** The values as the API takes them. A name that is empty is none. */
export const bodyOf = ({ label, fromName, en, ja, replyTo }: SenderValues) => ({
  label: label.trim(),
  fromName: fromName.trim(),
  fromNames: { ...(en.trim() !== '' && { en: en.trim() }), ...(ja.trim() !== '' && { ja: ja.trim() }) },
  replyTo: replyTo.trim() === '' ? null : normalizeEmail(replyTo),
})

export const differs = (one: SenderValues, other: SenderValues): boolean =>
  JSON.stringify(bodyOf(one)) !== JSON.stringify(bodyOf(other))

/** A line break in a name would begin another header of the mail. */
const isHeaderText = (text: string) => !/\p{Cc}/u.test(text) && text.trim().length <= SENDER.nameMax

/** What is wrong with a name that mails come from. */
export function nameProblem(name: string): 'nameEmpty' | 'nameWrong' | undefined {
  if (name.trim() === '') return 'nameEmpty'
  return isHeaderText(name) ? undefined : 'nameWrong'
}

/** What is wrong with the address that answers go to; none is fine. */
export const replyProblem = (address: string): 'replyWrong' | undefined =>
  address.trim() === '' || isEmailAddress(normalizeEmail(address)) ? undefined : 'replyWrong'

export const isValid = ({ label, fromName, en, ja, replyTo }: SenderValues): boolean =>
  nameProblem(fromName) === undefined &&
  isHeaderText(en) &&
  isHeaderText(ja) &&
  label.trim().length <= SENDER.labelMax &&
  replyProblem(replyTo) === undefined

/** Why an address cannot be a sender's (DOM-32). */
export type AddressProblem =
  | 'addressEmpty'
  | 'addressWrong'
  | 'addressFree'
  | 'addressDomain'
  | 'addressTaken'

/** What is wrong with the address of a new sender; `domains` and `taken` are those of the workspace. */
export function addressProblem(
  typed: string,
  domains: readonly string[],
  taken: readonly string[],
): AddressProblem | undefined {
  if (typed.trim() === '') return 'addressEmpty'
  const address = normalizeEmail(typed)
  if (!isEmailAddress(address)) return 'addressWrong'
  const domain = normalizeDomain(domainOfAddress(address)) ?? ''
  if (isMailboxProvider(domain)) return 'addressFree'
  if (!domains.includes(domain)) return 'addressDomain'
  return taken.includes(address) ? 'addressTaken' : undefined
}

/** A new sender as the API takes it. */
export const newSenderOf = (values: Pick<SenderValues, 'fromName'> & { address: string }): NewSender => ({
  fromName: values.fromName.trim(),
  address: normalizeEmail(values.address),
})
