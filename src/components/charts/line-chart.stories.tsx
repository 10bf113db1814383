import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { LineChart, type ChartAxis, type ChartProps } from '#components/charts'
import { DAY } from '#lib/duration'
import * as styles from './charts-stories.css.ts'

const FIRST = Date.parse('2026-04-01T00:00:00+09:00')
const days = (count: number): ChartAxis => ({
  kind: 'time',
  times: Array.from({ length: count }, (_, place) => FIRST + place * DAY),
  step: 'day',
  timeZone: 'Asia/Tokyo',
})
/** A wave that looks like weeks, the same in every run. */
const wave = (count: number, height: number, turn = 0) =>
  Array.from({ length: count }, (_, place) =>
    Math.round(height * (1.2 + Math.sin((place + turn) * 0.9) * 0.6 + ((place * 7919) % 13) / 30)),
  )
const sends = [
  { id: 'sent', label: 'Sent', values: wave(30, 900) },
  { id: 'opened', label: 'Opened', values: wave(30, 380, 1) },
  { id: 'clicked', label: 'Clicked', values: wave(30, 90, 2) },
]

const meta = preview.meta({
  component: LineChart,
  render: (args: ChartProps) => (
    <div className={styles.frame}>
      <LineChart {...args} />
    </div>
  ),
  parameters: {
    about: {
      use: 'How something went over time, of up to five things on the same scale. Loaded when it is first wanted: give it to deferred.',
      avoid:
        'Amounts by name, or days that are compared one by one: the bar chart. One figure: a stat tile with a sparkline. Things of different units on one scale.',
      parts: [
        'The caption, and the button that shows a table instead',
        'What is drawn how, where there is more than one line',
        'The scale from zero, and round times of the zone below',
        'The lines; a gap where there is no value',
        'What is pointed at: its day and its values',
      ],
      keys: [
        ['Right, Up', 'To the next point.'],
        ['Left, Down', 'To the point before.'],
        ['Page Up, Page Down', 'A tenth of all points on, or back.'],
        ['Home, End', 'To the first or the last point.'],
        ['Escape', 'Hides what is pointed at.'],
      ],
      accessibility:
        'A figure with its caption. The drawing is one stop, a slider over its points, so that screen readers say the day and the values of each. Lines differ by dash as well as by colour, in forced colours too, and the table holds everything. Nothing moves by itself.',
    },
  },
  args: { title: 'Sends and engagement', axis: days(30), series: sends },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('0')
    // 1.5K in English, 1,500 in Japanese, whose short numbers begin at 1万.
    await expect(canvas.queryByText(/^\d{4,}$/)).toBeNull()
  },
})
export const OneLine = meta.story({ args: { series: sends.slice(0, 1) } })
export const FiveLines = meta.story({
  args: {
    series: ['A', 'B', 'C', 'D', 'E'].map((label, place) => ({
      id: label,
      label,
      values: wave(30, 100 + place * 150, place),
    })),
  },
})
export const Empty = meta.story({ args: { axis: days(0), series: [] } })
export const NoValueAnywhere = meta.story({
  args: { axis: days(3), series: [{ id: 'sent', label: 'Sent', values: [null, null, null] }] },
})
export const OnePoint = meta.story({
  args: { axis: days(1), series: [{ id: 'sent', label: 'Sent', values: [412] }] },
})
export const AllZero = meta.story({
  args: { axis: days(7), series: [{ id: 'sent', label: 'Sent', values: [0, 0, 0, 0, 0, 0, 0] }] },
})
export const BelowZero = meta.story({
  args: {
    title: 'Growth',
    series: [{ id: 'net', label: 'Net', values: wave(30, 100).map((each) => each - 120) }],
  },
})
export const Huge = meta.story({
  args: {
    axis: days(4),
    series: [
      {
        id: 'sent',
        label: 'Sent',
        values: [1e9, 9_007_199_254_740_991, Number.MAX_VALUE, Number.POSITIVE_INFINITY],
      },
    ],
  },
})
export const Gaps = meta.story({
  args: {
    series: [
      {
        id: 'sent',
        label: 'Sent',
        values: wave(30, 900).map((each, place) => (place % 9 > 5 ? null : each)),
      },
      {
        id: 'opened',
        label: 'Opened',
        values: wave(30, 300).map((each, place) => (place % 5 === 2 ? each : null)),
      },
    ],
  },
})
export const Shares = meta.story({
  args: {
    title: 'Open rate',
    format: { style: 'percent', maximumFractionDigits: 1 },
    series: [{ id: 'rate', label: 'Open rate', values: wave(30, 20).map((each) => each / 100) }],
  },
})
export const ByTheHour = meta.story({
  args: {
    axis: {
      kind: 'time',
      times: Array.from({ length: 24 }, (_, place) => FIRST + place * 3_600_000),
      step: 'hour',
      timeZone: 'Asia/Tokyo',
    },
    series: [{ id: 'opened', label: 'Opened', values: wave(24, 80) }],
  },
  play: async ({ canvas }) => {
    const day = new Intl.DateTimeFormat(document.documentElement.lang, {
      month: 'short',
      day: 'numeric',
      timeZone: 'Asia/Tokyo',
    })
    await expect(await canvas.findByText(day.format(FIRST))).toBeVisible()
  },
})
export const ThreeYears = meta.story({
  args: { axis: days(1000), series: [{ id: 'sent', label: 'Sent', values: wave(1000, 900) }] },
})
export const Smallest = meta.story({ globals: { viewport: { value: 'smallest' } } })
export const LongWords = meta.story({
  args: {
    title: 'How many messages were sent, opened and clicked by people of all segments of this workspace',
    series: [
      {
        id: 'a',
        label: 'Contacts who have opened at least one campaign in the past ninety days',
        values: wave(30, 900),
      },
      {
        id: 'b',
        label: '過去90日間に少なくとも1通のキャンペーンを開封したコンタクト',
        values: wave(30, 300),
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
})

const plotOf = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('slider')
const valuesAt = (place: number) => sends.map(({ values }) => values[place] ?? -1)

export const EachKeyGoesToItsPoint = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = plotOf(canvas)
    await userEvent.tab()
    await userEvent.tab()
    await expect(plot).toHaveFocus()
    const at = async (place: number) => {
      await expect(plot).toHaveAttribute('aria-valuenow', String(place + 1))
      for (const value of valuesAt(place))
        await expect(plot.getAttribute('aria-valuetext')?.replaceAll(',', '')).toContain(String(value))
    }
    await at(29)
    await userEvent.keyboard('{Home}')
    await at(0)
    await userEvent.keyboard('{ArrowLeft}')
    await at(0)
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await at(2)
    await userEvent.keyboard('{ArrowDown}')
    await at(1)
    await userEvent.keyboard('{PageUp}')
    await at(4)
    await userEvent.keyboard('{PageDown}')
    await at(1)
    await userEvent.keyboard('{End}')
    await at(29)
  },
})

export const SaysDayAndValues = meta.story({
  args: { axis: days(3), series: [{ id: 'sent', label: 'Sent', values: [1200, null, 3] }] },
  play: async ({ canvas, userEvent, says }) => {
    plotOf(canvas).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(plotOf(canvas).getAttribute('aria-valuetext')).toContain(says('charts.noValue'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(plotOf(canvas).getAttribute('aria-valuetext')).toContain(
      says('charts.value', { series: 'Sent', value: '1,200' }),
    )
    await expect(plotOf(canvas).getAttribute('aria-valuetext')).toMatch(/Apr 1|4月1日/)
  },
})

export const EscapeHidesWhatIsPointedAt = meta.story({
  play: async ({ canvas, userEvent }) => {
    plotOf(canvas).focus()
    await expect(await canvas.findByText(String(sends[2]?.values[29]))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText(String(sends[2]?.values[29]))).toBeNull()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText(String(sends[2]?.values[28]))).toBeVisible()
  },
})

export const ThePointerShowsTheNearestPoint = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = plotOf(canvas).getBoundingClientRect()
    const coords = { clientX: box.left + (box.width * 10.3) / 29, clientY: box.top + 20 }
    await userEvent.pointer({ target: plotOf(canvas), coords })
    await expect(canvas.getByText(String(sends[2]?.values[10]))).toBeVisible()
    await userEvent.unhover(plotOf(canvas))
    await waitFor(() => expect(canvas.queryByText(String(sends[2]?.values[10]))).toBeNull())
  },
})

export const TheTableHoldsEveryValue = meta.story({
  args: { axis: days(3), series: [{ id: 'sent', label: 'Sent', values: [1200, null, 3] }] },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('charts.showAsTable') }))
    await expect(canvas.getByRole('table', { name: 'Sends and engagement' })).toBeVisible()
    await expect(canvas.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '1,200',
      says('charts.noValue'),
      '3',
    ])
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

export const AndBackToTheDrawing = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const toggle = canvas.getByRole('button', { name: says('charts.showAsTable') })
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(plotOf(canvas)).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <LineChart title="Opened by day" axis={days(30)} series={sends.slice(1, 2)} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <LineChart
      title="Delivered by provider"
      axis={{ kind: 'names', names: ['Gmail', 'docomo', 'Outlook'] }}
      series={[{ id: 'delivered', label: 'Delivered', values: [4210, 1890, 2604] }]}
    />
  ),
})
