import type { Contact } from '#api/contacts'
import { DAY } from '#lib/duration'
import type { StoredContact } from './contact-changes.ts'
import { isSuppressed } from './contact-rules.ts'

/** How somebody stood whose contact was deleted, or got another address (CON-63). */
export interface Suppression {
  status: Contact['status']
  /** Since when. */
  at: string
}

/** Statuses that outlast a contact. */
const LASTING: ReadonlySet<Contact['status']> = new Set(['unsubscribed', 'complained'])
/** So long an import can be undone (IMP-28): a status that it set by mistake goes with what it added. */
const UNDONE = { within: DAY } as const

/**
 * What an address keeps of a contact that leaves it: `lifted` where they had come back, so that nothing from before holds any more.
 * Undefined: what was known stays. `now` in ms since 1970.
 */
export function suppressionOf(
  {
    status,
    statusAt,
    source,
    createdAt,
  }: Pick<StoredContact, 'status' | 'statusAt' | 'source' | 'createdAt'>,
  now: number,
): Suppression | 'lifted' | undefined {
  if (status === 'subscribed') return 'lifted'
  const added = Date.parse(createdAt)
  const isUndone = source === 'import' && Date.parse(statusAt) <= added && now - added <= UNDONE.within
  return LASTING.has(status) && !isUndone ? { status, at: statusAt } : undefined
}

/** A contact at the address of somebody who wanted no more mail before: that is no consent. */
export const asBefore = <Of extends Omit<StoredContact, 'id'>>(
  contact: Of,
  { status, at }: Suppression,
): Of =>
  isSuppressed(contact.status)
    ? contact
    : {
        ...contact,
        status,
        statusAt: at,
        statusReason: `The contact was ${status} when it was deleted before.`,
        subscriptions: contact.subscriptions.filter((one) => one.status === 'unsubscribed'),
      }
