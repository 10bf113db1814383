import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { SegmentedControl, type SegmentedControlProps } from '#components/segmented-control'

function Controlled({ value: initial, onValueChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <SegmentedControl {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: SegmentedControl,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One of two to four short choices that all fit in a row and take effect at once, such as a theme.',
      avoid:
        'More choices, or long ones: a select or a radio group. Several at a time: checkboxes. Other content below: tabs.',
      parts: ['The group, with its name', 'A segment per choice; the chosen one is raised'],
      keys: [
        ['Tab', 'To the chosen segment, and on to what follows the group.'],
        ['Arrows', 'Choose the next or the previous, around the ends.'],
      ],
      accessibility:
        'A radio group with the label as its name; each segment is a radio. What is chosen is told by more than colour, in forced colours too.',
    },
  },
  args: {
    label: 'Theme',
    value: 'system',
    onValueChange: fn(),
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
  },
})

export const Default = meta.story()

/** Where the choices are too wide for a phone, such as in Japanese, they go on below. */
export const GoesOnInASecondRow = meta.story({
  args: {
    wrap: true,
    label: 'Source',
    value: 'file',
    options: [
      { value: 'file', label: 'ファイル', lang: 'ja' },
      { value: 'rows', label: '行を貼り付け', lang: 'ja' },
      { value: 'emails', label: 'アドレスを貼り付け', lang: 'ja' },
      { value: 'product', label: '他のサービス', lang: 'ja' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
    const rows = new Set(canvas.getAllByRole('radio').map((one) => one.getBoundingClientRect().top))
    await expect(rows.size).toBe(2)
  },
})

export const ArrowsChangeTheChoice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('dark')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <SegmentedControl
      label="Theme"
      value="light"
      onValueChange={() => undefined}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'Same as system' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <SegmentedControl
      label="Region"
      value="tokyo"
      onValueChange={() => undefined}
      options={[
        { value: 'tokyo', label: 'Asia Pacific, Tokyo' },
        { value: 'virginia', label: 'United States, Virginia' },
        { value: 'ireland', label: 'Europe, Ireland' },
        { value: 'sydney', label: 'Asia Pacific, Sydney' },
        { value: 'frankfurt', label: 'Europe, Frankfurt' },
      ]}
    />
  ),
})
