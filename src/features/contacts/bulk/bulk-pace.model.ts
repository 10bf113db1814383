import { MINUTE, SECOND } from '#lib/duration'

/** From when on a pace says something: after so many ms of work, and so many items. */
export const PACE = { after: 3 * SECOND, items: 20 } as const

export interface Pace {
  /** Items per minute, at least 1. */
  perMinute: number
  /** ms until all are done. */
  left: number
}

/** How fast a run is and how long the rest will take; undefined while too little is done to say. Pauses do not count. */
export function paceOf(done: number, total: number, workedMs: number): Pace | undefined {
  if (done < PACE.items || workedMs < PACE.after) return undefined
  return {
    perMinute: Math.max(Math.round((done / workedMs) * MINUTE), 1),
    left: (Math.max(total - done, 0) / done) * workedMs,
  }
}

/** Whole minutes left, rounded up; undefined for less than one. */
export const minutesLeft = ({ left }: Pace): number | undefined =>
  left < MINUTE ? undefined : Math.ceil(left / MINUTE)
