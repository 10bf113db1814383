import { senderName } from '#domain/senders/sender-name'
import { openSigningKey } from '#server/domains/signing-key'
import { stateOfSender } from '#server/senders/sender-facts'
import type { Seal } from '#server/seal'
import type { Database } from '#server/store/database'
import { oneDomain } from '#server/store/domains.store'
import { oneSender } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'
import type { Mailbox } from '#mail/mime'
import type { DkimKey } from './dkim.ts'

/** Who a mail of the product is from, and how it is signed. */
export interface MailOrigin {
  from: Mailbox
  /** Undefined where the domain is not a verified one of the workspace. */
  key: DkimKey | undefined
}

/**
 * The sender that a mail names, while mails may go out from it (DOM-13), by its name in the reader's language (DOM-34), or else the server's own mailbox. The signature is of
 * the domain of the address, or of one above it (RFC 7489, 3.1.1). Throws `SigningKeyLost`. `now` in ms since 1970.
 */
export async function mailOrigin(
  { db, tenant, seal, now }: { db: Database; tenant: Tenant; seal: Seal; now: number },
  { senderId, language }: { senderId: string | null; language: 'en' | 'ja' | null },
  own: Mailbox,
): Promise<MailOrigin> {
  const sender = senderId === null ? undefined : await oneSender(db, tenant, senderId)
  const domain = sender && (await oneDomain(db, tenant, sender.domainName))
  const from =
    sender && stateOfSender(sender, domain, now).status === 'verified'
      ? { address: sender.address, name: senderName(sender, language ?? undefined) }
      : own
  const labels = from.address.slice(from.address.lastIndexOf('@') + 1).split('.')
  for (let place = 0; place < labels.length - 1; place += 1) {
    const name = labels.slice(place).join('.')
    // oxlint-disable-next-line no-await-in-loop -- the nearest one counts
    const isVerified = (await oneDomain(db, tenant, name))?.status === 'verified'
    // oxlint-disable-next-line no-await-in-loop -- as above
    const key = isVerified ? await openSigningKey({ db, tenant, seal }, name) : undefined
    if (key) return { from, key }
  }
  return { from, key: undefined }
}
