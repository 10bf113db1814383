import type { TransactionalSend, TransactionalStatusView } from '#api/transactional'
import { sendStatusOf, type SendStep } from '#domain/transactional/send-status'
import { SUPPRESSED } from '#domain/transactional/send-rules'
import { SECOND } from '#lib/duration'
import { collectionOf } from '#mocks/core/collection'
import type { Actor } from '#mocks/campaigns/campaigns.data'
import { hashOf, mix } from '#mocks/core/random'

/** A mail to a few people, as it was asked for. */
export interface TransactionalRecord {
  id: string
  workspaceId: string
  kind: TransactionalSend['kind']
  subject: string
  idempotencyKey: string
  /** The whole body: the same key with another one is refused. */
  body: string
  to: { email: string; isBarred: boolean }[]
  campaignId?: string
  createdAt: string
  createdBy: Actor
}

export const transactionalSends = collectionOf<TransactionalRecord>('transactional-sends')

/**
 * What happens to a mail, by the part of the address before its @: `reject` is never sent, `bounce` comes back, `delay` waits
 * two minutes, `fail` waits and is given up after five, `complain` arrives and is complained about after a minute. All others
 * arrive within seconds; half of them are opened, and a third of those clicked. Contacts that bounced, complained or are
 * blocked are sent nothing.
 */
function stepsOf({ id, createdAt }: TransactionalRecord, email: string, isBarred: boolean): SendStep[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const luck = mix(hashOf(id), hashOf(email))
  const start = Date.parse(createdAt)
  const after = (seconds: number) => start + Math.round(seconds * SECOND)
  const queued: SendStep = { type: 'queued', at: start }
  if (isBarred || local.includes('reject'))
    return [
      queued,
      {
        type: 'rejected',
        at: after(1),
        reason: isBarred ? SUPPRESSED : 'The address is on the suppression list.',
      },
    ]
  const gone: SendStep[] = [queued, { type: 'sending', at: after(1) }, { type: 'sent', at: after(2) }]
  if (local.includes('bounce'))
    return [...gone, { type: 'bounced', at: after(4), reason: '550 5.1.1 The mailbox does not exist' }]
  const delayed: SendStep = { type: 'delayed', at: after(8), reason: '451 4.7.1 Try again later' }
  if (local.includes('fail'))
    return [
      ...gone,
      delayed,
      { type: 'failed', at: after(300), reason: '421 4.4.2 The mail server does not answer' },
    ]
  if (local.includes('delay')) return [...gone, delayed, { type: 'delivered', at: after(120) }]
  const arrival = 3 + (luck % 3000) / SECOND
  const arrived: SendStep[] = [...gone, { type: 'delivered', at: after(arrival) }]
  if (local.includes('complain'))
    return [...arrived, { type: 'complained', at: after(arrival + 60), reason: 'Feedback report: abuse' }]
  if (luck % 2 === 0) return arrived
  const opened = arrival + 20 + (luck % 160)
  return [
    ...arrived,
    { type: 'opened', at: after(opened) },
    ...((luck >>> 3) % 3 === 0 ? [{ type: 'clicked' as const, at: after(opened + 9) }] : []),
  ]
}

/** How far a mail has come at a moment, in ms since 1970. */
export const transactionalAt = (record: TransactionalRecord, now: number): TransactionalStatusView =>
  sendStatusOf(
    record,
    record.to.map(({ email, isBarred }) => ({
      email,
      steps: stepsOf(record, email, isBarred).filter(({ at }) => at <= now),
    })),
  )

/** How many mails of it went out, or will. */
export const transactionalCount = (record: TransactionalRecord): number =>
  record.to.filter(({ email, isBarred }) =>
    stepsOf(record, email, isBarred).some(({ type }) => type === 'sent'),
  ).length
