import type { Mailbox } from '#mail/mime'

/** Who mails of a workspace go out from. */
export interface Senders {
  /** Whether mails may go out from a sender now. */
  isVerified: (senderId: string) => boolean
  /** The mailbox that a mail is from. */
  mailboxOf: (workspaceName: string) => Mailbox
}

/**
 * Senders while their own routes aren't answered (docs/decisions/040): mails that are written into the data folder reach
 * nobody, so any sender will do, and they are from the server itself; without mails nobody is verified, so no form is published
 * that would have to send one.
 */
export const plainSenders = (mail: 'none' | 'outbox', publicUrl: string): Senders => ({
  isVerified: () => mail === 'outbox',
  mailboxOf: (name) => ({ name, address: `forms@${new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')}` }),
})
