import { bounceKind } from '#domain/campaigns/bounce-kind'
import { endedByMail } from '#domain/contacts/mail-endings'
import type { Clock } from '#lib/clock'
import { toMime } from '#mail/mime'
import { signDkim } from '#server/mail/dkim'
import { noteSigningKeyLost, openSigningKey, SigningKeyLost } from '#server/domains/signing-key'
import { bounceAddress, type Mailing } from '#server/mail/mailing'
import { LOST_AFTER, nextAttempt } from '#server/mail/next-attempt'
import type { OutgoingMail, SendOutcome } from '#server/mail/transport'
import type { Seal } from '#server/seal'
import { recordEvents } from '#server/store/contact-events.store'
import { changeContact, contactForChange } from '#server/store/contacts.store'
import type { Database, OpenDatabase } from '#server/store/database'
import {
  forgetMailText,
  noteMessage,
  settleRecipient,
  takeDueRecipients,
  type DueRecipient,
} from '#server/store/messages.store'
import { inTransaction } from '#server/store/transaction'
import { addUsage } from '#server/store/usage.store'

export interface MessageSending {
  db: OpenDatabase
  clock: Clock
  mailing: Mailing
  seal: Seal
}

/** Mails that are taken at once for each connection of the transport. */
const PER_CONNECTION = 2

/**
 * Sends the mails to single people that are due, until none is left or as many as may be under way are late. Answers how often
 * something was sent.
 */
export async function sendDueMessages(sending: MessageSending): Promise<number> {
  const { db, clock, mailing } = sending
  const { late, transport } = mailing
  let count = 0
  for (;;) {
    const limit = transport.connections * PER_CONNECTION - late.count()
    if (limit <= 0) return count
    const now = clock.now()
    const begunAt = iso(now)
    // oxlint-disable-next-line no-await-in-loop -- until none is left
    const due = await takeDueRecipients(db, { now: begunAt, lostBefore: iso(now - LOST_AFTER), limit })
    // oxlint-disable-next-line no-await-in-loop -- as many at once as the transport has connections
    await late.waitFor(due.map((one) => sendOne(sending, one, begunAt)))
    count += due.length
    if (due.length < limit) return count
  }
}

const iso = (time: number) => new Date(time).toISOString()

async function sendOne(sending: MessageSending, due: DueRecipient, begunAt: string): Promise<void> {
  const { db, clock, mailing } = sending
  if (due.isFirst) await noteMessage(db, due.tenant, due.id, { type: 'sending', at: begunAt })
  const mail = await mailOf(sending, due)
  // One of which nobody knows twice whether it arrived is not sent a third time.
  const outcome: SendOutcome =
    'refused' in mail
      ? { kind: 'failed', text: mail.refused }
      : due.unknowns > 1
        ? { kind: 'unknown' }
        : await mailing.transport.send(mail)
  await inTransaction(db, (inside) => settle(inside, due, outcome, { begunAt, now: clock.now() }))
}

/** The mail as it leaves: the same bytes each time. */
async function mailOf(
  { db, clock, mailing, seal }: MessageSending,
  { id, tenant, mail, email, name, createdAt }: DueRecipient,
): Promise<OutgoingMail | { refused: string }> {
  if (email === null) return { refused: 'The contact was deleted.' }
  const { domainName } = mail
  const token = mailing.links.messageBounce(id)
  try {
    const raw = toMime({
      from: mail.from,
      to: [{ address: email, name: name ?? undefined }],
      ...(mail.replyTo !== undefined && { replyTo: { address: mail.replyTo } }),
      subject: mail.subject,
      headers: {
        'Message-ID': mail.messageId ?? `<m${id}.${token}@${domainName}>`,
        Date: new Date(createdAt).toUTCString().replace(/GMT$/, '+0000'),
        'Auto-Submitted': 'auto-generated',
        'Feedback-ID': `transactional:${tenant.id}:otegami`,
      },
      text: mail.text,
      amp: mail.amp,
      html: mail.html,
    })
    const key = await openSigningKey({ db, tenant, seal }, domainName)
    const signed = key ? await signDkim(raw, key) : raw
    return { id: `m${id}`, envelopeFrom: bounceAddress(token, domainName), to: email, raw: signed }
  } catch (error) {
    // An address or a name that no mail can have.
    if (error instanceof RangeError) return { refused: error.message }
    if (error instanceof SigningKeyLost) {
      await noteSigningKeyLost({ db, tenant, clock }, domainName)
      return { refused: error.message }
    }
    throw error
  }
}

async function settle(
  db: Database,
  due: DueRecipient,
  outcome: SendOutcome,
  { begunAt, now }: { begunAt: string; now: number },
): Promise<void> {
  const { id, tenant } = due
  const next = nextAttempt(outcome, due, { recordedAt: Date.parse(due.createdAt), now })
  const at = iso(now)
  const common = {
    attempts: next.kind === 'again' ? next.attempts : due.attempts,
    unknowns: next.kind === 'again' ? next.unknowns : due.unknowns,
    ...(outcome.text !== undefined && { smtp: outcome.text }),
    ...(outcome.status !== undefined && outcome.kind !== 'sent' && { code: outcome.status }),
  }
  const isOurs = await settleRecipient(
    db,
    tenant,
    { id, begunAt },
    next.kind === 'again'
      ? { state: 'deferred', ...common, retryAt: iso(next.at) }
      : next.kind === 'sent'
        ? { state: 'sent', ...common, sentAt: at }
        : { state: 'failed', ...common },
  )
  // What was heard meanwhile, such as a bounce, says more.
  if (!isOurs) return forgetMailText(db, tenant, due.messageId)
  if (next.kind === 'sent') await noteSent(db, due, at)
  else if (next.kind === 'failed') await noteFailed(db, due, outcome, { at, reason: next.reason })
  else if (outcome.kind === 'deferred')
    await noteMessage(db, tenant, id, { type: 'delayed', at, reason: outcome.text ?? '' })
  if (next.kind !== 'again') await forgetMailText(db, tenant, due.messageId)
}

async function noteSent(db: Database, due: DueRecipient, at: string): Promise<void> {
  const { id, tenant, messageId, mail, kind, contactId, place, createdBy } = due
  await noteMessage(db, tenant, id, { type: 'sent', at })
  await addUsage(db, tenant, [
    {
      id: `usg_${messageId.slice(4)}_${place}`,
      metric: 'emails_transactional',
      quantity: 1,
      ref: { kind: 'transactional', id: messageId, name: mail.subject },
      ...(createdBy && { actor: createdBy }),
      at,
    },
  ])
  if (contactId !== null && kind === 'transactional')
    await recordEvents(db, tenant, [
      {
        contactId,
        type: 'email.sent',
        payload: { subject: mail.subject, transactional: true },
        source: 'email',
        messageId,
        occurredAt: at,
      },
    ])
}

/** A refusal that shows that there is no such mailbox is a bounce, and the contact gets no more. */
async function noteFailed(
  db: Database,
  { id, tenant, contactId }: DueRecipient,
  { kind, status, text }: SendOutcome,
  { at, reason }: { at: string; reason: string },
): Promise<void> {
  const isBounce = kind === 'failed' && bounceKind(status, text) === 'hard'
  await noteMessage(db, tenant, id, { type: isBounce ? 'bounced' : 'failed', at, reason })
  if (!isBounce || contactId === null) return
  const contact = await contactForChange(db, tenant, { uid: contactId })
  const after = contact && endedByMail(contact, { status: 'bounced', reason, now: at })
  if (after) await changeContact(db, tenant, after)
}
