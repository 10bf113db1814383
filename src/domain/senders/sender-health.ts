import type { Sender } from '#api/senders'

import { DAY } from '#lib/duration'

/** Shares of the mails of the last days (`window`, in ms) from which on a sender's health is a warning, and a danger (DOM-33). */
export const HEALTH = {
  window: 30 * DAY,
  bounced: { warning: 0.02, danger: 0.05 },
  complained: { warning: 0.001, danger: 0.003 },
} as const

/** How a share of the mails compares with its limits. */
export function levelOf(kind: 'bounced' | 'complained', share: number): 'success' | 'warning' | 'danger' {
  if (share >= HEALTH[kind].danger) return 'danger'
  return share >= HEALTH[kind].warning ? 'warning' : 'success'
}

const share = (count: number, of: number): number => (of === 0 ? 0 : count / of)

/** The shares of the mails of 30 days: complaints of what was delivered, the others of what was sent. */
export const healthShares = ({
  sent,
  delivered,
  bounced,
  complained,
}: NonNullable<Sender['health']>): Record<'delivered' | 'bounced' | 'complained', number> => ({
  delivered: share(delivered, sent),
  bounced: share(bounced, sent),
  complained: share(complained, delivered),
})
