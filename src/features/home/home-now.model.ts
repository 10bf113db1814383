import type { Campaign } from '#api/campaigns'
import { DAY, HOUR, MINUTE } from '#lib/duration'

/** How long until then, in the largest unit of which there is one; never nothing. */
export function untilOf(ms: number): { value: number; unit: 'day' | 'hour' | 'minute' } {
  if (ms >= DAY) return { value: Math.floor(ms / DAY), unit: 'day' }
  if (ms >= HOUR) return { value: Math.floor(ms / HOUR), unit: 'hour' }
  return { value: Math.max(1, Math.ceil(ms / MINUTE)), unit: 'minute' }
}

/** How many of the mails had their turn, sent or refused, of how many. While it prepares there are only those it is for. */
export function progressOf({ stats, recipientEstimate = 0 }: Pick<Campaign, 'stats' | 'recipientEstimate'>): {
  done: number
  all: number
} {
  return stats
    ? { done: stats.sent + stats.failed, all: stats.recipients }
    : { done: 0, all: recipientEstimate }
}
