import { MINUTE } from '#lib/duration'
import { bounceKind } from './bounce-kind.ts'

/**
 * Refused for now, a mail is tried again after `first` ms, twice as long each time, and `most` times in all. One whose
 * connection was lost before the mail server had all of it is tried again at once `soon` times, then after `pause` ms, and
 * `lost` times in all: something about it may end every connection.
 */
const ATTEMPTS = { first: 5 * MINUTE, most: 5, soon: 3, pause: MINUTE, lost: 30 } as const

/** What a mail server, or the way to it, said of one attempt. */
export interface AttemptOutcome {
  kind: 'sent' | 'deferred' | 'failed' | 'unsent' | 'unknown'
  /** The enhanced status code (RFC 3463). */
  status?: string | undefined
  /** What the server said. */
  text?: string | undefined
}

/** What becomes of a mail after an attempt; `bounce`: it came back at once, for good or for now. */
export type AfterAttempt =
  | { state: 'sent'; bounce?: 'hard' | 'soft' }
  | { state: 'failed' | 'unknown' | 'todo' }
  /** In ms from now. */
  | { state: 'deferred'; wait: number }

/**
 * Whether a refusal says of the mailbox that it does not exist or takes no mail, for good (`hard`) or for now (`soft`);
 * undefined where it is about the mail, or about who sends it.
 */
export function bounceOf(status: string | undefined, text?: string): 'hard' | 'soft' | undefined {
  if (bounceKind(status, text) === 'hard') return 'hard'
  if (status === undefined) return undefined
  return /^5\.2\.2$|^5\.3\.\d+$|^4\.2\.\d+$/.test(status) ? 'soft' : undefined
}

/** The rule of it; `attempt` counts from 1. */
export function afterAttempt({ kind, status, text }: AttemptOutcome, attempt: number): AfterAttempt {
  const bounce = bounceOf(status, text)
  switch (kind) {
    case 'sent':
      return { state: 'sent' }
    case 'unsent':
      if (attempt <= ATTEMPTS.soon) return { state: 'todo' }
      return attempt < ATTEMPTS.lost ? { state: 'deferred', wait: ATTEMPTS.pause } : { state: 'failed' }
    case 'unknown':
      return { state: 'unknown' }
    case 'deferred':
      if (attempt < ATTEMPTS.most) return { state: 'deferred', wait: ATTEMPTS.first * 2 ** (attempt - 1) }
      return bounce ? { state: 'sent', bounce } : { state: 'failed' }
    case 'failed':
      return bounce ? { state: 'sent', bounce } : { state: 'failed' }
  }
}
