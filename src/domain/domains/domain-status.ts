import type { DomainStatus } from '#api/domains'
import { HOUR, SECOND } from '#lib/duration'

/** In ms. A wait for records ends after 72 h (DOM-2, DOM-3); then how often is looked in each state. */
export const DOMAIN = {
  giveUp: 72 * HOUR,
  looks: { pending: 10 * SECOND, verified: 24 * HOUR, temporary_failure: HOUR },
} as const

/**
 * What becomes of a domain when its DNS is looked up: `at` is when it got its status, `isComplete` whether all required
 * records were found. Times in ms since 1970.
 */
export function domainStatusAfter(
  { status, at }: { status: DomainStatus; at: number },
  isComplete: boolean,
  now: number,
): DomainStatus {
  switch (status) {
    case 'pending':
    case 'temporary_failure':
      if (now > at + DOMAIN.giveUp) return 'failed'
      return isComplete ? 'verified' : status
    case 'verified':
      return isComplete ? 'verified' : 'temporary_failure'
    case 'not_started':
    case 'failed':
      return status
  }
}

/** Whether a domain waits for somebody to ask for a look at its DNS: that begins the 72 h. */
export const waitsForStart = (status: DomainStatus): boolean =>
  status === 'not_started' || status === 'failed'
