import { HOUR, MINUTE } from '#lib/duration'

/** What is known of a segment whose members were written down. Times as the API writes them. */
export interface SegmentBuild {
  segmentId: string
  /** When the conditions that were built had been saved. */
  savedAt: string
  /** What its relative windows counted back from. */
  asOf: string
  builtAt: string
  /** What the conditions meant: changes with the zones and times of all segments that they name. */
  basis: string
  /** Of the data that was looked at; later data has a higher one. */
  version: number
  /** How many contacts were looked at. */
  contacts: number
  /** How many are in it; null: it had failed. */
  count: number | null
  /** What it asked, shortened; null: nothing is compared with it (SEG-47). */
  meaning: string | null
}

/**
 * From so many contacts on, members that were written down up to `staleFor` ms ago answer although something changed since;
 * with fewer, working them out anew takes no time. A segment counts as building for `patience` ms at most.
 */
export const SEGMENT_BUILD = {
  largeFrom: 100_000,
  staleFor: HOUR + 15 * MINUTE,
  patience: 10 * MINUTE,
} as const

/** `exact`: nobody else is in it now. `stale`: somebody else may be, but it still answers. */
export type BuildUse = 'exact' | 'stale' | 'none'

/** Whether the members that were written down answer for the segment as it is now. */
export function buildUseOf(
  build: SegmentBuild | undefined,
  { savedAt, basis, version, now }: { savedAt: string; basis: string; version: number; now: number },
): BuildUse {
  if (!build || build.count === null || build.savedAt !== savedAt) return 'none'
  if (build.basis === basis && build.version === version) return 'exact'
  const isFresh = now - Date.parse(build.builtAt) <= SEGMENT_BUILD.staleFor
  return isFresh && build.contacts >= SEGMENT_BUILD.largeFrom ? 'stale' : 'none'
}

/** Whether a segment waits for a worker to build it. Without one, its conditions answer. */
export const awaitsBuild = (
  build: SegmentBuild | undefined,
  { savedAt }: { savedAt: string },
  now: number,
): boolean => build?.savedAt !== savedAt && now - Date.parse(savedAt) < SEGMENT_BUILD.patience
