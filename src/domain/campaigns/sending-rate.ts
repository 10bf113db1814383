import { MINUTE, SECOND } from '#lib/duration'

/**
 * Mails a minute, from when a run began to send until it ended, or now; undefined before the first one. Times in ms since 1970.
 */
export function sendingRate(processed: number, from: number | undefined, until: number): number | undefined {
  if (from === undefined || processed === 0) return undefined
  // A run of a moment would otherwise be endlessly fast.
  return Math.round((processed * MINUTE) / Math.max(until - from, SECOND))
}
