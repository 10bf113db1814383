import type { TransactionalStatus, TransactionalStatusView } from '#api/transactional'
import { MINUTE } from '#lib/duration'

/** Something that happened to the mail of one recipient; `at` in ms since 1970. */
export interface SendStep {
  type: TransactionalStatus | 'opened' | 'clicked'
  at: number
  /** What the other side said. */
  reason?: string
}

/** From the least far on; then the ends, the worst one first. */
const order: readonly TransactionalStatus[] = [
  'queued',
  'sending',
  'sent',
  'delayed',
  'failed',
  'bounced',
  'rejected',
  'complained',
  'delivered',
]

/** How far a mail has come, by what happened to each recipient, the oldest first (API-22). */
export function sendStatusOf(
  { id, createdAt }: { id: string; createdAt: string },
  to: readonly { email: string; steps: readonly SendStep[] }[],
): TransactionalStatusView {
  const recipients = to.map(({ email, steps }): TransactionalStatusView['recipients'][number] => {
    let status: TransactionalStatus = 'queued'
    let reason: string | undefined
    for (const step of steps) {
      if (step.type === 'opened' || step.type === 'clicked') continue
      status = step.type
      reason = step.reason
    }
    const times = (type: SendStep['type']) => steps.filter((step) => step.type === type).length
    return {
      email,
      status,
      ...(reason !== undefined && { reason }),
      opens: times('opened'),
      clicks: times('clicked'),
      events: steps.map(({ type, at }) => ({ type, at: new Date(at).toISOString() })),
    }
  })
  const statuses = recipients.map(({ status }) => status)
  return {
    id,
    status: order.find((status) => statuses.includes(status)) ?? 'queued',
    recipients,
    createdAt,
  }
}

/** A mail that was accepted and has not come back after this time, in ms, counts as delivered. */
const BELIEVED_AFTER = 10 * MINUTE

/**
 * What happened to a mail, with the belief that it was delivered (API-42): mail servers say only when it was not. `now` in ms since 1970.
 */
export function withBelief(steps: readonly SendStep[], now: number): SendStep[] {
  const last = steps.findLast(({ type }) => type !== 'opened' && type !== 'clicked')
  const at = last?.type === 'sent' ? last.at + BELIEVED_AFTER : undefined
  return at !== undefined && at <= now ? [...steps, { type: 'delivered', at }] : [...steps]
}
