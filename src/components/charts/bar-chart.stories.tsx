import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { BarChart, type ChartAxis, type ChartProps, type ChartSeries } from '#components/charts'
import * as styles from './charts-stories.css.ts'

const FIRST = Date.parse('2026-04-01T00:00:00+09:00')
const days: ChartAxis = {
  kind: 'time',
  times: Array.from({ length: 14 }, (_, place) => FIRST + place * 86_400_000),
  step: 'day',
  timeZone: 'Asia/Tokyo',
}
const gained = [12, 30, 24, 41, 8, 3, 18, 22, 35, 27, 44, 9, 5, 20]
const lost = [2, 4, 1, 9, 3, 0, 5, 6, 2, 8, 12, 1, 0, 3]
const series: readonly ChartSeries[] = [
  { id: 'gained', label: 'New', values: gained, tone: 'success' },
  { id: 'lost', label: 'Lost', values: lost.map((each) => -each), tone: 'danger' },
]

const meta = preview.meta({
  component: BarChart,
  render: (args: ChartProps) => (
    <div className={styles.frame}>
      <BarChart {...args} />
    </div>
  ),
  parameters: {
    about: {
      use: 'Amounts that are compared with each other: by name, or day by day. Loaded when it is first wanted: give it to deferred.',
      avoid:
        'How something went on and on: the line chart. More than about thirty bars. One amount of a whole: a meter.',
      parts: [
        'The caption, and the button that shows a table instead',
        'What is drawn how, where there are several bars at a place',
        'The scale from zero, and names or days below',
        'The bars; below zero they hang',
        'What is pointed at: its name and its values',
      ],
      keys: [
        ['Right, Up', 'To the next place.'],
        ['Left, Down', 'To the place before.'],
        ['Page Up, Page Down', 'A tenth of all places on, or back.'],
        ['Home, End', 'To the first or the last place.'],
        ['Escape', 'Hides what is pointed at.'],
      ],
      accessibility:
        'As the line chart: a figure, a slider over its places, and a table that holds everything. Bars differ by pattern as well as by colour, in forced colours too.',
    },
  },
  args: {
    title: 'New and lost contacts',
    axis: days,
    series,
  },
})

export const Default = meta.story()
export const ByName = meta.story({
  args: {
    title: 'Delivered by provider',
    axis: { kind: 'names', names: ['Gmail', 'docomo', 'Outlook', 'Yahoo! JAPAN', 'iCloud'] },
    series: [{ id: 'delivered', label: 'Delivered', values: [4210, 1890, 1204, 960, 455] }],
  },
})
export const EveryPattern = meta.story({
  args: {
    axis: { kind: 'names', names: ['Mon', 'Tue', 'Wed'] },
    series: ['A', 'B', 'C', 'D', 'E'].map((label, place) => ({
      id: label,
      label,
      values: [40 + place * 12, 90 - place * 9, 30 + ((place * 17) % 50)],
    })),
  },
})
export const OneBar = meta.story({
  args: {
    axis: { kind: 'names', names: ['Gmail'] },
    series: [{ id: 'delivered', label: 'Delivered', values: [0.4] }],
  },
})
export const AllZero = meta.story({
  args: { series: [{ id: 'gained', label: 'New', values: gained.map(() => 0) }] },
})
export const Gaps = meta.story({
  args: {
    series: [
      { id: 'gained', label: 'New', values: gained.map((each, place) => (place % 4 === 1 ? null : each)) },
    ],
  },
})
export const Empty = meta.story({ args: { axis: { kind: 'names', names: [] }, series: [] } })
export const Smallest = meta.story({ globals: { viewport: { value: 'smallest' } } })

export const ArrowsReadThePlacesOneByOne = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const plot = canvas.getByRole('slider', {
      name: says('charts.plot', { title: 'New and lost contacts' }),
    })
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(plot).toHaveAttribute('aria-valuenow', '2')
    await expect(plot.getAttribute('aria-valuetext')).toContain(
      says('charts.value', { series: 'New', value: '30' }),
    )
    await expect(plot.getAttribute('aria-valuetext')).toContain(
      says('charts.value', { series: 'Lost', value: '-4' }),
    )
    await expect(canvas.getByText('-4')).toBeVisible()
  },
})

export const WhatIsBelowZeroHangsDown = meta.story({
  args: {
    axis: { kind: 'names', names: ['Up', 'Down'] },
    series: [{ id: 'net', label: 'Net', values: [10, -10] }],
  },
  play: async ({ canvas }) => {
    const [up, down] = [...canvas.getByRole('slider').querySelectorAll('rect')].map((bar) =>
      bar.getBoundingClientRect(),
    )
    if (!up || !down) throw new Error('There are no two bars.')
    await expect(Math.abs(up.bottom - down.top)).toBeLessThan(2.5)
    await expect(Math.abs(up.height - down.height)).toBeLessThan(1)
    await expect(up.height).toBeGreaterThan(20)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <BarChart
      title="Delivered by provider"
      axis={{ kind: 'names', names: ['Gmail', 'docomo', 'Outlook'] }}
      series={[{ id: 'delivered', label: 'Delivered', values: [4210, 1890, 1204] }]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <BarChart
      title="Contacts by day"
      axis={{ ...days, times: Array.from({ length: 90 }, (_, place) => FIRST + place * 86_400_000) }}
      series={[
        { id: 'contacts', label: 'Contacts', values: Array.from({ length: 90 }, (_, day) => 900 + day * 4) },
      ]}
    />
  ),
})
