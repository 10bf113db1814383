import type { TimeStep } from './time-axis.model.ts'

/** Colours of what is drawn; each has a dash or a pattern of its own beside it, by its place. */
export const chartTones = ['accent', 'warning', 'success', 'danger', 'info', 'quiet'] as const
export type ChartTone = (typeof chartTones)[number]

/** Values that belong together: one line, or one bar at each place. */
export interface ChartSeries {
  id: string
  /** What they are: 'Opened'. */
  label: string
  /** One for each place of the axis; null where there is none. */
  values: readonly (number | null)[]
  /** @default by its place among the series */
  tone?: ChartTone
}

/** What stands along the bottom: moments in a time zone, or names. */
export type ChartAxis =
  | {
      kind: 'time'
      /** ms, rising, each once. */
      times: readonly number[]
      /** How far apart they are: it decides how they are written. */
      step: TimeStep
      /** IANA name. */
      timeZone: string
    }
  | {
      kind: 'names'
      /** Each once. */
      names: readonly string[]
    }

export const placesOf = (axis: ChartAxis): number =>
  axis.kind === 'time' ? axis.times.length : axis.names.length

const tones = ['accent', 'warning', 'success', 'danger', 'info'] as const
export const toneAt = ({ tone }: ChartSeries, place: number): ChartTone =>
  tone ?? tones[place % tones.length] ?? 'accent'

/** Dashes and patterns there are, the first of them plain. */
export const LOOKS = 5

/** How numbers too long to be read are written: 1.2E20. */
export const SCIENTIFIC_FROM = 1e18

/** The place that a key goes to, or undefined when the key means nothing here. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const leap = Math.max(Math.round(count / 10), 1)
  const moves: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowUp: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place - 1,
    PageUp: place + leap,
    PageDown: place - leap,
    Home: 0,
    End: count - 1,
  }
  const next = Object.hasOwn(moves, key) ? moves[key] : undefined
  return next === undefined ? undefined : Math.min(Math.max(next, 0), count - 1)
}
