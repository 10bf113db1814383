import type { StoredContact } from './contact-changes.ts'
import { unsubscribedFromAll } from './contact-rules.ts'

/** How a mail can end that more are sent. */
export type MailEnding = 'bounced' | 'complained' | 'unsubscribed'

/** A contact after a mail ended that it gets more (CAM-25); undefined where something else was decided before, which stays. */
export function endedByMail(
  contact: StoredContact,
  { status, reason, now }: { status: MailEnding; reason: string; now: string },
): StoredContact | undefined {
  if (contact.status !== 'subscribed') return undefined
  return {
    ...contact,
    status,
    statusReason: reason,
    statusAt: now,
    ...(status === 'unsubscribed' && {
      subscriptions: unsubscribedFromAll(contact.subscriptions, 'api', now),
    }),
    updatedAt: now,
    version: contact.version + 1,
  }
}
