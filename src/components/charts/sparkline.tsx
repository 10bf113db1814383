import { useIntl, type FormatNumberOptions } from 'react-intl'
import type { ChartTone } from './chart.model.ts'
import { messages } from './charts.messages.ts'
import { drawable, runsOf } from './scale.model.ts'
import * as styles from './charts.css.ts'

export interface SparklineProps {
  /** Whose course it is: 'Contacts, the last 30 days'. */
  label: string
  /** One for each day or hour, evenly; null where there is none. */
  values: readonly (number | null)[]
  /** How the first, last, lowest and highest are said. @default plain numbers */
  format?: FormatNumberOptions
  /** @default 'accent' */
  tone?: ChartTone
}

/** The drawing is stretched to its place: this is only what its figures count in. */
const BOX = { width: 100, height: 100, edge: 6 } as const

/** How a figure went, without axes: as small as a word, beside the figure itself. It fills the width of its place. */
export function Sparkline({ label, values, format, tone = 'accent' }: SparklineProps) {
  const intl = useIntl()
  const drawn = values.flatMap((value) => drawable(value) ?? [])
  const low = Math.min(...drawn)
  const high = Math.max(...drawn)
  const say = (value: number) => intl.formatNumber(value, format)
  const points = values.map((value, place) => {
    const x = values.length > 1 ? (place / (values.length - 1)) * BOX.width : BOX.width / 2
    // What never changes lies in the middle.
    const share = high > low ? ((drawable(value) ?? low) / 2 - low / 2) / (high / 2 - low / 2) : 0.5
    return `${x.toFixed(2)} ${(BOX.height - BOX.edge - share * (BOX.height - 2 * BOX.edge)).toFixed(2)}`
  })
  const text =
    drawn.length === 0
      ? intl.formatMessage(messages.noCourse, { label })
      : intl.formatMessage(messages.course, {
          label,
          first: say(drawn[0] ?? 0),
          last: say(drawn.at(-1) ?? 0),
          low: say(low),
          high: say(high),
        })
  const lastPlace = values.findLastIndex((value) => drawable(value) !== undefined)
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className={styles.spark}
    >
      <g className={styles.mark} data-tone={tone}>
        {runsOf(values).map((run) => (
          <path
            key={run[0]}
            // A single one is a line of no length, whose round ends are a dot.
            d={`M${run.map((at) => points[at]).join('L')}${run.length === 1 ? 'h0' : ''}`}
            className={styles.line}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {lastPlace < 0 ? null : (
          <path d={`M${points[lastPlace]}h0`} className={styles.sparkEnd} vectorEffect="non-scaling-stroke" />
        )}
      </g>
    </svg>
  )
}
