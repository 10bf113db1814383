import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-figure.tsx'
import { placesOf } from './chart.model.ts'
import { messages } from './charts.messages.ts'
import { useChartWords } from './use-chart-words.ts'
import * as styles from './charts.css.ts'

/** The values of a chart, place by place. */
export function ChartTable({ title, axis, series, format }: ChartProps) {
  const intl = useIntl()
  const words = useChartWords(axis, format)
  return (
    <div role="group" aria-label={title} tabIndex={0} className={styles.tableFrame}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.tableHead}>
              {intl.formatMessage(axis.kind === 'time' ? messages.moment : messages.name)}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.tableHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: placesOf(axis) }, (_, place) => (
            <tr key={axis.kind === 'time' ? axis.times[place] : axis.names[place]}>
              <th scope="row" className={styles.tableCell}>
                {words.place(place)}
              </th>
              {series.map(({ id, values }) => (
                <td key={id} className={styles.tableCell}>
                  {words.value(values[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
