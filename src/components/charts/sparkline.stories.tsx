import { expect } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { Sparkline } from '#components/charts'
import { StatTile } from '#components/stat-tile'
import { chartTones } from './chart.model.ts'
import * as styles from './charts-stories.css.ts'
import { Stack } from '#components/layout'
import { Text } from '#components/text'

const course = [120, 132, 101, 134, 190, 230, 210, 182, 191, 234, 290, 330]

const meta = preview.meta({
  component: Sparkline,
  parameters: {
    about: {
      use: 'How one figure went, beside the figure itself: in a stat tile or at the end of a row.',
      avoid:
        'Values that must be read one by one: the line chart. Without a figure beside it: it has no scale.',
      parts: ['The line; a gap where there is no value', 'A dot where it stands now'],
      accessibility:
        'An image whose name says the first, the last, the lowest and the highest value. It takes no focus and shows nothing on hover.',
    },
  },
  args: { label: 'Contacts, the last 12 days', values: course },
})

export const Default = meta.story()
export const InAStatTile = meta.story({
  render: (args) => (
    <div className={styles.tile}>
      <StatTile
        label="Contacts"
        value={330}
        change={0.138}
        since="from yesterday"
        trend={<Sparkline {...args} />}
      />
    </div>
  ),
})

const courses = {
  'up and down': course,
  'a gap': [3, 4, null, 2, 6],
  'one value': [4],
  'always the same': [7, 7, 7],
  'below zero': [-3, -9, 4, -1],
  none: [],
} as const
const kinds = ['up and down', 'a gap', 'one value', 'always the same', 'below zero', 'none'] as const
export const EveryCourse = meta.story({
  render: () => (
    <Catalog rows={kinds} columns={chartTones}>
      {(kind, tone) => <Sparkline label={`${kind}, ${tone}`} values={courses[kind]} tone={tone} />}
    </Catalog>
  ),
})

export const ItsNameSaysHowItWent = meta.story({
  args: { values: [1200, null, 3, 40] },
  play: async ({ canvas, says }) => {
    await expect(
      canvas.getByRole('img', {
        name: says('charts.course', {
          label: 'Contacts, the last 12 days',
          first: '1,200',
          last: '40',
          low: '3',
          high: '1,200',
        }),
      }),
    ).toBeVisible()
  },
})

export const WithoutValues = meta.story({
  args: { values: [] },
  play: async ({ canvas, says }) => {
    await expect(
      canvas.getByRole('img', { name: says('charts.noCourse', { label: 'Contacts, the last 12 days' }) }),
    ).toBeInTheDocument()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <StatTile
      label="Contacts"
      value={330}
      change={0.138}
      since="from yesterday"
      trend={<Sparkline label="Contacts, the last 12 days" values={course} />}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Text size={13} tone="muted">
        Contacts
      </Text>
      <Sparkline label="Contacts, the last 12 days" values={course} />
    </Stack>
  ),
})
