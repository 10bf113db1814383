/** What a scrolling element says of itself along one axis, px. */
export interface ScrollAxis {
  scrolled: number
  seen: number
  all: number
}

/** At other zoom levels what is scrolled to the end is a fraction of a pixel away from it. */
const NEAR = 1

/** Before and after what is seen of an axis: whether there is more. */
export function moreBeyond({ scrolled, seen, all }: ScrollAxis): { before: boolean; after: boolean } {
  return { before: scrolled >= NEAR, after: all - seen - scrolled >= NEAR }
}
