/** Heights of rows, px, of which most are only guessed, and where each row begins. Reading and changing one costs log n. */
export interface RowHeights {
  readonly count: number
  /** Height of all rows, px. */
  total: () => number
  /** Where a row begins below the top, px; of `count`, where the last one ends. */
  topOf: (index: number) => number
  heightOf: (index: number) => number
  /** The row that lies at that height; the first or the last one beyond the ends. */
  rowAt: (offset: number) => number
  /** Says how high a row is; gives by how much that is more than was thought. */
  measure: (index: number, height: number) => number
}

/** Sums over parts whose lengths are powers of two: a Fenwick tree. */
export function rowHeights(count: number, heightAt: (index: number) => number): RowHeights {
  // Filled by hand: made from an iterable, 100,000 take ten times as long.
  const heights = new Float64Array(count)
  for (let index = 0; index < count; index++) heights[index] = heightAt(index)
  const sums = new Float64Array(count + 1)
  for (let place = 1; place <= count; place++) {
    sums[place] = (sums[place] ?? 0) + (heights[place - 1] ?? 0)
    const above = place + (place & -place)
    if (above <= count) sums[above] = (sums[above] ?? 0) + (sums[place] ?? 0)
  }
  const topOf = (index: number) => {
    let sum = 0
    for (let place = Math.min(Math.max(index, 0), count); place > 0; place -= place & -place)
      sum += sums[place] ?? 0
    return sum
  }
  return {
    count,
    total: () => topOf(count),
    topOf,
    heightOf: (index) => heights[index] ?? 0,
    rowAt(offset) {
      let place = 0
      let left = offset
      for (let step = 2 ** Math.floor(Math.log2(Math.max(count, 1))); step >= 1; step /= 2) {
        const next = place + step
        if (next <= count && (sums[next] ?? 0) <= left) {
          place = next
          left -= sums[next] ?? 0
        }
      }
      return Math.min(place, count - 1)
    },
    measure(index, height) {
      const more = height - (heights[index] ?? height)
      if (more === 0) return 0
      heights[index] = height
      for (let place = index + 1; place <= count; place += place & -place)
        sums[place] = (sums[place] ?? 0) + more
      return more
    },
  }
}

/** Rows drawn above and below what can be seen, so that scrolling meets no blank. */
export const OVERSCAN = 6

/** The rows to draw; last is -1 when there are none. */
export function drawnRows(
  heights: RowHeights,
  scrollTop: number,
  viewport: number,
): { first: number; last: number } {
  if (heights.count === 0) return { first: 0, last: -1 }
  const top = Math.max(0, Math.min(scrollTop, heights.total() - viewport))
  return {
    first: Math.max(heights.rowAt(top) - OVERSCAN, 0),
    last: Math.min(heights.rowAt(top + viewport) + OVERSCAN, heights.count - 1),
  }
}
