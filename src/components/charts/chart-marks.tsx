import { useId } from 'react'
import { LOOKS, toneAt, type ChartSeries } from './chart.model.ts'
import * as styles from './charts.css.ts'

/** How values are drawn. */
export type Mark = 'line' | 'bar'

/** Side of the square that a pattern repeats, px, and what is drawn in it; the first bars are plain. */
const PATTERN = 6
const patterns = [undefined, 'M-1 7 7 -1', 'M3 1V5', 'M0 3H6', 'M0 0 6 6M6 0 0 6'] as const

/** How a series is drawn: its colour, and the dash or the pattern of its place. */
export const lookAt = (series: ChartSeries, place: number) => ({
  'data-tone': toneAt(series, place),
  'data-look': place % LOOKS,
})

interface PatternProps {
  id: string
  of: ChartSeries
  place: number
}

/** What fills the bars of a series. It is coloured here: a pattern knows nothing of what it fills. */
export function Pattern({ id, of: series, place }: PatternProps) {
  const path = patterns[place % LOOKS]
  return path === undefined ? null : (
    <pattern id={id} width={PATTERN} height={PATTERN} patternUnits="userSpaceOnUse">
      <g className={styles.mark} data-tone={toneAt(series, place)}>
        <path d={path} className={styles.pattern} />
      </g>
    </pattern>
  )
}

export const fillOf = (patternId: string, place: number): string =>
  patterns[place % LOOKS] === undefined ? 'currentColor' : `url(#${patternId})`

/** The size of the sample beside a name, px. */
const SAMPLE = { width: 24, height: 12 } as const

interface ChartSampleProps {
  of: ChartSeries
  place: number
  mark: Mark
}

/** A bit of a series as it is drawn, to stand beside its name. */
export function ChartSample({ of: series, place, mark }: ChartSampleProps) {
  const id = useId()
  return (
    <svg aria-hidden width={SAMPLE.width} height={SAMPLE.height} className={styles.sample}>
      <Pattern id={id} of={series} place={place} />
      <g className={styles.mark} {...lookAt(series, place)}>
        {mark === 'line' ? (
          <path d={`M0 ${SAMPLE.height / 2}H${SAMPLE.width}`} className={styles.line} />
        ) : (
          <rect
            x="1"
            y="1"
            width={SAMPLE.width - 2}
            height={SAMPLE.height - 2}
            fill={fillOf(id, place)}
            className={styles.bar}
          />
        )}
      </g>
    </svg>
  )
}

/** Which line or bar is which. */
export function ChartLegend({ series, mark }: { series: readonly ChartSeries[]; mark: Mark }) {
  return (
    <ul className={styles.legend}>
      {series.map((each, place) => (
        <li key={each.id} className={styles.legendItem}>
          <ChartSample of={each} place={place} mark={mark} />
          {each.label}
        </li>
      ))}
    </ul>
  )
}
