import { expect, fn } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { StatTile } from '#components/stat-tile'
import { Columns } from '#components/layout'

const meta = preview.meta({
  component: StatTile,
  parameters: {
    about: {
      use: 'One figure that people look for at a glance, and how it has changed: at the top of a report or of the home screen.',
      avoid:
        'Several figures that are compared with each other: a table or a chart. A figure that only matters with its parts: a description list.',
      parts: [
        'The label',
        'The figure; a skeleton while it is on its way, a dash where there is none yet',
        'The change, in words with an arrow, and since when',
        'A small drawing of its course, if there is room',
      ],
      keys: [['Enter, Space', 'On the button of a figure that could not be loaded: loads it again.']],
      accessibility:
        'A description list of one term. The direction of the change is said in words, so neither the colour nor the arrow is needed. Whether a fall is good is told by the colour alone on purpose: it repeats what the label makes plain.',
    },
  },
  args: { label: 'Contacts', value: 12_480, change: 0.124, since: 'from last month' },
})

export const Default = meta.story()
export const Fell = meta.story({ args: { change: -0.031 } })
export const NoChange = meta.story({ args: { change: 0.0001 } })
export const LessIsBetter = meta.story({
  args: {
    label: 'Bounce rate',
    value: 0.012,
    format: { style: 'percent', maximumFractionDigits: 1 },
    change: -0.002,
    changeUnit: 'points',
    better: 'down',
  },
})
export const Loading = meta.story({ args: { value: undefined } })
export const NoneYet = meta.story({ args: { value: null } })
export const Failed = meta.story({ args: { failed: true, onRetry: fn() } })
export const Huge = meta.story({
  args: { value: 9_007_199_254_740_991 },
  globals: { viewport: { value: 'smallest' } },
})
export const LongLabel = meta.story({
  args: { label: 'Contacts who have opened at least one campaign in the past ninety days' },
  globals: { viewport: { value: 'smallest' } },
})

const better = ['up', 'down', 'neither'] as const
export const EveryDirection = meta.story({
  render: (args) => (
    <Catalog rows={['12%', '0%', '-12%'] as const} columns={better}>
      {(row, column) => <StatTile {...args} change={Number.parseInt(row) / 100} better={column} />}
    </Catalog>
  ),
})

export const SaysTheDirectionInWords = meta.story({
  args: { change: -0.031 },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('statTile.down', { change: '3.1%' }))).toBeVisible()
    await expect(canvas.getByRole('term')).toHaveTextContent('Contacts')
  },
})

export const IsLoadedAgainAlone = meta.story({
  args: { failed: true, onRetry: fn() },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: says('statTile.retry', { label: 'Contacts' }) }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByText(/12[,.]4%/)).toBeNull()
  },
})

export const ARateChangesByPoints = meta.story({
  args: { label: 'Open rate', value: 0.412, change: -0.0724, changeUnit: 'points' },
  play: async ({ canvas, says }) => {
    const change = says('statTile.points', { points: '7.24' })
    await expect(canvas.getByText(says('statTile.down', { change }))).toBeVisible()
  },
})

/** Beside another tile on a phone a large figure is smaller, and on one line. */
export const LargeFigureOnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Columns least="figure">
      <StatTile label="Sent" value={110_000_000} />
      <StatTile label="Delivered" value={0.983} format={{ style: 'percent', maximumFractionDigits: 1 }} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [sent, delivered] = canvas.getAllByRole('definition')
    await expect(sent?.offsetTop).toBe(delivered?.offsetTop)
    await expect(sent?.clientHeight).toBe(delivered?.clientHeight)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <StatTile label="Contacts" value={12_480} change={0.124} since="from last month" />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Columns least="figure">
      <StatTile label="Gmail" value={4210} />
      <StatTile label="docomo" value={1890} />
      <StatTile label="Outlook" value={1204} />
      <StatTile label="iCloud" value={455} />
    </Columns>
  ),
})
