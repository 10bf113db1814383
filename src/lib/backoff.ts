/** SES-11 and ERR-17, in ms. */
export const BACKOFF = { first: 1000, longest: 30_000 } as const

/** How long a token refresh waits before try number `attempt` + 1: 1 s x 2^attempt x a factor of 0.5 to 1.5. `random` is 0 to 1. */
export const refreshDelay = (attempt: number, random: number): number =>
  BACKOFF.first * 2 ** attempt * (0.5 + random)

/** How long a failed query waits before its retry `attempt` (from 0): 1 s doubling up to 30 s. */
export const queryRetryDelay = (attempt: number): number =>
  Math.min(BACKOFF.first * 2 ** attempt, BACKOFF.longest)
