import { useIntl, type FormatDateOptions, type FormatNumberOptions } from 'react-intl'
import { shareText } from '#lib/share-text'
import { SCIENTIFIC_FROM, type ChartAxis } from './chart.model.ts'
import { messages } from './charts.messages.ts'
import type { TimeTicks } from './time-axis.model.ts'

/** At a tick only what changes from one to the next; in the table and when read aloud all of it. */
const ticks: Record<TimeTicks['unit'], FormatDateOptions> = {
  hour: { hour: 'numeric', minute: '2-digit' },
  day: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  year: { year: 'numeric' },
}
const whole: Record<'hour' | 'day' | 'month', FormatDateOptions> = {
  hour: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  day: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  month: { year: 'numeric', month: 'long' },
}

/** How a chart writes its values, its ticks and its places in the reader’s language. */
export function useChartWords(axis: ChartAxis, format: FormatNumberOptions | undefined) {
  const intl = useIntl()
  const number = (value: number, short: FormatNumberOptions) =>
    intl.formatNumber(
      value,
      Math.abs(value) < SCIENTIFIC_FROM
        ? { ...format, ...short }
        : { notation: 'scientific', maximumSignificantDigits: 4 },
    )
  return {
    value: (value: number | null | undefined) =>
      value === null || value === undefined || Number.isNaN(value)
        ? intl.formatMessage(messages.noValue)
        : Math.abs(value) < SCIENTIFIC_FROM
          ? shareText(intl, value, format ?? {})
          : number(value, {}),
    // 7,500 below 1万: without `always` the short form parts no thousands.
    tick: (value: number) =>
      number(value, { notation: 'compact', maximumSignificantDigits: 6, useGrouping: 'always' }),
    place: (place: number) =>
      axis.kind === 'names'
        ? (axis.names[place] ?? '')
        : intl.formatDate(axis.times[place], { ...whole[axis.step], timeZone: axis.timeZone }),
    time: (time: number, unit: TimeTicks['unit'], timeZone: string) =>
      intl.formatDate(time, { ...ticks[unit], timeZone }),
    point: (at: string, values: readonly { series: string; value: string }[]) =>
      intl.formatMessage(messages.point, {
        at,
        values: intl.formatList(
          values.map((each) => intl.formatMessage(messages.value, each)),
          { type: 'conjunction', style: 'narrow' },
        ),
      }),
  }
}
