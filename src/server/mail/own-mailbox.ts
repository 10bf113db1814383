import type { Mailbox } from '#mail/mime'

/** The mailbox that mails are from which the product sends by itself: the server's own (docs/decisions/040). */
export const ownMailbox = (workspaceName: string, publicUrl: string): Mailbox => ({
  name: workspaceName,
  address: `forms@${new URL(publicUrl).hostname.replaceAll(/[[\]]/g, '')}`,
})
