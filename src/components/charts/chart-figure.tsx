import { useId, useState, type ReactNode } from 'react'
import { useIntl, type FormatNumberOptions } from 'react-intl'
import { Toggle } from '#components/toggle'
import { placesOf, type ChartAxis, type ChartSeries } from './chart.model.ts'
import { ChartLegend, type Mark } from './chart-marks.tsx'
import { ChartTable } from './chart-table.tsx'
import { messages } from './charts.messages.ts'
import { drawable } from './scale.model.ts'
import * as styles from './charts.css.ts'

export interface ChartProps {
  /** What the chart shows; its caption. */
  title: string
  /** What stands along the bottom. */
  axis: ChartAxis
  /** At most five: each has a dash or a pattern of its own. */
  series: readonly ChartSeries[]
  /** How values are written. @default plain numbers */
  format?: FormatNumberOptions
}

interface ChartFigureProps extends ChartProps {
  mark: Mark
  /** The drawing. */
  children: ReactNode
}

/** A caption, what is drawn how, the drawing, and the same as a table. */
export function ChartFigure({ title, axis, series, format, mark, children }: ChartFigureProps) {
  const intl = useIntl()
  const captionId = useId()
  const [asTable, setAsTable] = useState(false)
  const some =
    placesOf(axis) > 0 && series.some(({ values }) => values.some((value) => drawable(value) !== undefined))
  return (
    <figure className={styles.root} aria-labelledby={captionId}>
      <div className={styles.head}>
        <figcaption id={captionId} className={styles.caption}>
          {title}
        </figcaption>
        {some ? (
          <Toggle
            label={intl.formatMessage(messages.showAsTable)}
            size="small"
            pressed={asTable}
            onPressedChange={setAsTable}
          />
        ) : null}
      </div>
      {some ? (
        asTable ? (
          <ChartTable title={title} axis={axis} series={series} format={format} />
        ) : (
          <>
            {series.length > 1 ? <ChartLegend series={series} mark={mark} /> : null}
            {children}
          </>
        )
      ) : (
        <p className={styles.empty}>{intl.formatMessage(messages.empty)}</p>
      )}
    </figure>
  )
}
