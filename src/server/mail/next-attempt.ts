import { DAY, MINUTE } from '#lib/duration'
import type { SendOutcome } from './transport.ts'

/**
 * For mails that are sent one by one: a refusal for now is tried again after 5 minutes, twice as long each time, five times
 * within a day; a relay that could not be reached after a minute, as long as the day lasts. Where nobody knows whether a mail
 * arrived, time is given to hear of it; then it is sent once more, as the same mail. Times in ms.
 */
const ATTEMPTS = {
  refusals: 5,
  pause: 5 * MINUTE,
  unsent: MINUTE,
  unknown: 15 * MINUTE,
  within: DAY,
} as const

/** A conversation that is older than this belongs to a process that is gone, in ms. */
export const LOST_AFTER = 15 * MINUTE

/** How far a mail is with its attempts. */
export interface Attempts {
  /** How often it was refused for now. */
  attempts: number
  /** How often nobody knows whether it arrived. */
  unknowns: number
}

export type NextAttempt =
  | { kind: 'sent' }
  | { kind: 'failed'; reason: string }
  | ({ kind: 'again'; at: number } & Attempts)

/** What is done after an attempt; `recordedAt` and `now` in ms since 1970. */
export function nextAttempt(
  outcome: SendOutcome,
  { attempts, unknowns }: Attempts,
  { recordedAt, now }: { recordedAt: number; now: number },
): NextAttempt {
  const reason = outcome.text ?? outcome.kind
  const isLate = now - recordedAt > ATTEMPTS.within
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'sent' }
    case 'failed':
      return { kind: 'failed', reason }
    case 'deferred':
      return isLate || attempts + 1 >= ATTEMPTS.refusals
        ? { kind: 'failed', reason }
        : { kind: 'again', at: now + ATTEMPTS.pause * 2 ** attempts, attempts: attempts + 1, unknowns }
    case 'unsent':
      return isLate
        ? { kind: 'failed', reason }
        : { kind: 'again', at: now + ATTEMPTS.unsent, attempts, unknowns }
    case 'unknown':
      return unknowns >= 1
        ? { kind: 'failed', reason: 'unknown_outcome' }
        : { kind: 'again', at: now + ATTEMPTS.unknown, attempts, unknowns: unknowns + 1 }
  }
}
