import { SENDER_LINK } from '#domain/senders/sender-mail'
import { senderPages } from '#domain/senders/sender-pages'
import { askedLanguage } from '#domain/kernel/public-page'
import type { Clock } from '#lib/clock'
import { addressKey } from '#server/http/caller-address'
import type { OpenDatabase } from '#server/store/database'
import { confirmMailbox, oneSender, tenantOfSender } from '#server/store/senders.store'
import { callerLimit } from './caller-limit.ts'
import type { FormKeys } from './form-keys.ts'

/** The address of the page that confirms a mailbox: `/d/sender/{token}`. */
export const CONFIRM_MAILBOX = /^\/d\/sender\/([\w.-]{1,160})$/

/** Confirmations of one address in a minute. */
const LIMIT = { sent: 30 } as const

/** Answers the link of the mail that confirms a mailbox (DOM-32). GET shows a button, because scanners of mail follow links; POST confirms. */
export function mailboxConfirmation({
  database,
  clock,
  keys,
}: {
  database: OpenDatabase
  clock: Clock
  keys: Pick<FormKeys, 'senderOf'>
}) {
  const countSent = callerLimit(LIMIT.sent)
  return async (request: Request, pathname: string, address: string | undefined): Promise<Response> => {
    if (request.method === 'POST')
      countSent(address === undefined ? 'unknown' : addressKey(address), clock.now())
    const pages = senderPages(askedLanguage(request))
    const asked = keys.senderOf(CONFIRM_MAILBOX.exec(pathname)?.[1] ?? '')
    const tenant = asked && (await tenantOfSender(database, asked.senderId))
    const sender = asked && tenant && (await oneSender(database, tenant, asked.senderId))
    if (!asked || !tenant || !sender) return pages.missing()
    if (sender.confirmedAt !== undefined) return pages.confirmed(sender.address)
    if (clock.now() > asked.askedAt + SENDER_LINK.worksFor) return pages.expired(sender.address)
    if (request.method !== 'POST') return pages.button(sender.address)
    await confirmMailbox(database, tenant, sender.id, new Date(clock.now()).toISOString())
    return pages.confirmed(sender.address)
  }
}
