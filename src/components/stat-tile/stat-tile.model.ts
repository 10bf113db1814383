/** Where a value has gone since the time it is compared with. */
export type Direction = 'up' | 'down' | 'same'

/** The direction of a change, given as a share (0.12 is 12 %) or as a difference. What rounds to nothing is no change. */
export function directionOf(change: number, least = 0): Direction {
  if (!Number.isFinite(change) || Math.abs(change) <= least) return 'same'
  return change > 0 ? 'up' : 'down'
}

/** Whether the way it went is welcome: a falling bounce rate is. */
export function toneOf(direction: Direction, better: 'up' | 'down' | 'neither'): 'good' | 'bad' | 'plain' {
  if (direction === 'same' || better === 'neither') return 'plain'
  return direction === better ? 'good' : 'bad'
}
