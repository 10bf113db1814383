/** Beyond it, and nearer to nothing than one over it, a value is drawn as if it lay there: sums stay finite. */
const LIMIT = 1e300

/** Round values along the side of a chart, from the lowest to the highest, zero among them. */
export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
}

/** What can be drawn of a value: a gap where there is none or no number. */
export const drawable = (value: number | null | undefined): number | undefined =>
  value === null || value === undefined || Number.isNaN(value)
    ? undefined
    : Math.min(Math.max(value, -LIMIT), LIMIT)

/** The least of 1, 2, 2.5 and 5 with noughts that is not below `step`. */
function roundStep(step: number, whole: boolean): { digits: number; power: number } {
  const power = Math.floor(Math.log10(step))
  const least = step / 10 ** power
  // 2.5 counts in halves unless there are noughts to spare.
  const steps = whole && power < 1 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
  const digits = steps.find((each) => each >= least * (1 - 1e-9)) ?? 10
  return whole && power < 0 ? { digits: 1, power: 0 } : { digits, power }
}

/** A scale that holds all values and zero, so that lengths can be compared. Whole numbers are given no halves. */
export function scaleOf(values: Iterable<number | null | undefined>, wanted = 4): Scale {
  let [low, high, whole] = [0, 0, true]
  for (const value of values) {
    const drawn = drawable(value)
    if (drawn === undefined) continue
    low = Math.min(low, drawn)
    high = Math.max(high, drawn)
    whole &&= Number.isInteger(drawn)
  }
  if (high - low < 1 / LIMIT) return { low: 0, high: 1, ticks: [0, 1] }
  const { digits, power } = roundStep((high - low) / wanted, whole)
  // Divided by a power of ten rather than multiplied by its inverse, which is none that a computer knows: 0.3, not 0.30…04.
  const at = (count: number) => (power < 0 ? (count * digits) / 10 ** -power : count * digits * 10 ** power)
  const first = Math.floor(low / at(1) + 1e-9)
  const last = Math.ceil(high / at(1) - 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => at(first + place))
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

/** How far up the scale a value stands, 0 to 1. */
export const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)

/** Places with a value that follow each other without a gap. */
export function runsOf(values: readonly (number | null)[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  let open: number[] | undefined
  for (const [place, value] of values.entries()) {
    if (drawable(value) === undefined) {
      open = undefined
      continue
    }
    if (!open) runs.push((open = []))
    open.push(place)
  }
  return runs
}

/** The place that stands nearest, of places that follow each other from 0 to 1; -1 where there is none. */
export function placeNear(positions: readonly number[], share: number): number {
  let nearest = -1
  for (const [place, position] of positions.entries())
    if (nearest < 0 || Math.abs(position - share) < Math.abs((positions[nearest] ?? 0) - share))
      nearest = place
  return nearest
}

/** As many places as there is room for, each as far from the last as the others. */
export function thinned(count: number, room: number): readonly number[] {
  const step = Math.max(Math.ceil(count / Math.max(room, 1)), 1)
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step)
}
