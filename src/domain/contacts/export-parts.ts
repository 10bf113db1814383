/**
 * Where parts of a file begin among those who were found when it was begun: `at` counts the rows of the parts before, `place` those
 * who were found, some of whom have been deleted since.
 */
export interface Skip {
  at: number
  place: number
}

/** How long the parts of a file may be asked for, in ms: a part that failed is asked for again by a person. */
export const EXPORT_KEPT = 2 * 3_600_000

/** Where the part from a row on begins. */
export function placeOfPart(skips: readonly Skip[], at: number): number {
  const before = skips.filter((skip) => skip.at <= at).toSorted((a, b) => b.at - a.at)[0]
  return before ? before.place + at - before.at : at
}

/** What is to be known so that the part after one begins where it ended. */
export function skipsAfter(skips: readonly Skip[], next: Skip): readonly Skip[] {
  if (placeOfPart(skips, next.at) === next.place) return skips
  return [...skips.filter(({ at }) => at !== next.at), next]
}
