import { senderMail } from '#domain/senders/sender-mail'
import type { OwnMail } from '#server/mail/outbox'
import type { StoredSender } from '#server/store/senders.store'

/** The kind of the mail that confirms a mailbox. */
const KIND = 'senderConfirm'

/** The mail that asks the owner of a sender's mailbox to confirm it. Its link is put in when it is written, and kept nowhere. */
export const confirmationMail = ({
  id,
  address,
  fromName,
  mailboxAskedAt,
}: Pick<StoredSender, 'id' | 'address' | 'fromName' | 'mailboxAskedAt'>): OwnMail => ({
  id: `${KIND}-${id}-${Date.parse(mailboxAskedAt)}`,
  kind: KIND,
  to: address,
  ...senderMail({ address, fromName }),
})

/** What such a mail asks for, by its id; undefined for another mail. `askedAt` in ms since 1970. */
export function askedByMail(id: string): { senderId: string; askedAt: number } | undefined {
  const [, senderId, askedAt] = /^senderConfirm-(.+)-(\d+)$/.exec(id) ?? []
  return senderId === undefined ? undefined : { senderId, askedAt: Number(askedAt) }
}
