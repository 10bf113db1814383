import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { DescriptionList } from '#components/description-list'
import { Tabs, type TabsProps } from '#components/tabs'

function Controlled({ value: initial, onValueChange, ...rest }: TabsProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <Tabs {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: Tabs,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Parts of one thing, of which one shows.',
      avoid:
        'Steps of a task: a stepper. A choice that filters or sets something: a segmented control. Sections of which several may show: an accordion. Pages: links.',
      parts: [
        'The list of tabs, with counts and badges',
        'The panel of the chosen one, the only one that exists',
      ],
      keys: [
        ['Tab', 'To the chosen tab, and on into its panel.'],
        ['Left, Right', 'Choose the next or the previous, around the ends; what is disabled is passed over.'],
        ['Home, End', 'Choose the first or the last.'],
      ],
      accessibility:
        'The tabs pattern of the W3C, choosing with the focus. A panel is a stop of the Tab key only where nothing in it is one.',
    },
  },
  args: {
    label: 'Contact',
    value: 'overview',
    onValueChange: fn(),
    tabs: [
      { value: 'overview', label: 'Overview', content: <p>Hanako Yamada</p> },
      { value: 'timeline', label: 'Timeline', badge: <Badge>12</Badge>, content: <Button>Load more</Button> },
      { value: 'logs', label: 'Logs', badge: <Badge>Soon</Badge>, disabled: true, content: null },
      { value: 'notes', label: 'Notes', content: <p>None</p> },
    ],
  },
})

export const Default = meta.story()

export const ArrowsChooseAndPassOverWhatIsDisabled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /^Timeline/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('notes')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('timeline')
    await userEvent.keyboard('{End}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('notes')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Logs/ }))
    await expect(canvas.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  },
})

export const TheChosenTabShowsWhereTheyDoNotAllFit = meta.story({
  args: {
    value: 'e',
    tabs: ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({
      value,
      label: `Campaigns ${value}`,
      content: <p>{value}</p>,
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const shows = async (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect()
      // Browsers scroll by whole px.
      await expect(left).toBeGreaterThan(list.left - 1)
      await expect(right).toBeLessThan(list.right + 1)
    }
    await shows('Campaigns e')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await shows('Campaigns a')
  },
})

export const APanelIsAStopOnlyWhereNothingInItIs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: /^Timeline/ }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Tabs
      label="Contact"
      value="overview"
      onValueChange={() => undefined}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          content: (
            <DescriptionList
              items={[
                { id: 'email', term: 'Email', value: 'hanako@example.jp' },
                { id: 'city', term: 'City', value: 'Kyoto' },
              ]}
            />
          ),
        },
        { value: 'timeline', label: 'Timeline', badge: <Badge>12</Badge>, content: null },
        { value: 'notes', label: 'Notes', content: null },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Tabs
      label="Import"
      value="file"
      onValueChange={() => undefined}
      tabs={[
        {
          value: 'file',
          label: '1. File',
          content: (
            <DescriptionList
              items={[
                { id: 'file', term: 'File', value: 'contacts.csv' },
                { id: 'rows', term: 'Rows', value: '12,480' },
              ]}
            />
          ),
        },
        { value: 'columns', label: '2. Columns', content: null },
        { value: 'import', label: '3. Import', content: null },
      ]}
    />
  ),
})
