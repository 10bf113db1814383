import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  showAsTable: {}
  empty: {}
  noValue: {}
  plot: { title: string }
  point: { at: string; values: string }
  value: { series: string; value: string }
  moment: {}
  name: {}
  course: { label: string; first: string; last: string; low: string; high: string }
  noCourse: { label: string }
}>({
  showAsTable: {
    id: 'charts.showAsTable',
    defaultMessage: 'Show as table',
    description: 'Button above a chart that stays pressed while its values are shown as a table instead',
  },
  empty: {
    id: 'charts.empty',
    defaultMessage: 'No data yet.',
    description: 'In place of a chart that has no values',
  },
  noValue: {
    id: 'charts.noValue',
    defaultMessage: 'No value',
    description: 'At a place of a chart or in a cell of its table where there is no value',
  },
  plot: {
    id: 'charts.plot',
    defaultMessage: '{title}: values one by one',
    description:
      'Name, for screen readers, of a chart whose values are read with the arrow keys; title is the chart’s',
  },
  point: {
    id: 'charts.point',
    defaultMessage: '{at}: {values}',
    description:
      'Said to screen readers at one place of a chart: a day or a name, and the value of each series',
  },
  value: {
    id: 'charts.value',
    defaultMessage: '{series} {value}',
    description: 'The value of one series at one place of a chart, such as: Opened 120',
  },
  moment: {
    id: 'charts.moment',
    defaultMessage: 'Time',
    description: 'Head of the first column in the table of a chart over time',
  },
  name: {
    id: 'charts.name',
    defaultMessage: 'Name',
    description: 'Head of the first column in the table of a chart that compares things by name',
  },
  course: {
    id: 'charts.course',
    defaultMessage: '{label}: from {first} to {last}, lowest {low}, highest {high}',
    description: 'Said to screen readers for a tiny line drawing of how a figure went',
  },
  noCourse: {
    id: 'charts.noCourse',
    defaultMessage: '{label}: no values yet',
    description: 'Said to screen readers for a tiny line drawing that has no values',
  },
})
