import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { withText } from '#.storybook/text-size'
import { Select, type SelectProps } from '#components/select'

function Controlled({ value: initial, onValueChange, ...rest }: SelectProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <Select {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: Select,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One of about five to fifteen known choices: an encoding, a language, a month.',
      avoid:
        'Two to four short ones: a segmented control. Choices that are searched or asked for: a combobox. Actions: a menu.',
      parts: ['The label', 'The browser’s own list', 'Error and hint'],
      keys: [['Tab', 'To the list. From there on the keys are those of the system’s own lists.']],
      accessibility:
        'The browser’s own select, with every keyboard, screen reader and phone as people know it.',
    },
  },
  args: {
    label: 'Encoding',
    value: 'utf-8',
    onValueChange: fn(),
    options: [
      { value: 'utf-8', label: 'UTF-8' },
      { value: 'shift_jis', label: 'Shift_JIS' },
      { value: 'utf-16le', label: 'UTF-16', disabled: true },
    ],
  },
})

export const Default = meta.story()
export const NothingChosen = meta.story({ args: { value: '', placeholder: 'Choose an encoding' } })
export const Failed = meta.story({ args: { error: 'The file can’t be read in this encoding.' } })
export const Disabled = meta.story({ args: { disabled: true } })

/** The line is within the box, and not cut at its lower edge. */
export const LargeText = meta.story({
  beforeEach: withText('200%'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Encoding' })
    await expect(box.clientHeight).toBeGreaterThanOrEqual(Number.parseFloat(getComputedStyle(box).lineHeight))
  },
})

export const ChoosingReportsTheValue = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Encoding' })
    await userEvent.selectOptions(box, 'Shift_JIS')
    await expect(box).toHaveValue('shift_jis')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('shift_jis')
  },
})

export const TabGoesToIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Encoding' })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Select
      label="Encoding"
      value="shift_jis"
      onValueChange={() => undefined}
      options={[
        { value: 'utf-8', label: 'UTF-8' },
        { value: 'shift_jis', label: 'Shift_JIS' },
        { value: 'euc-jp', label: 'EUC-JP' },
        { value: 'iso-2022-jp', label: 'ISO-2022-JP' },
        { value: 'utf-16le', label: 'UTF-16' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Select
      label="Campaign"
      placeholder="More actions"
      value=""
      onValueChange={() => undefined}
      options={[
        { value: 'duplicate', label: 'Duplicate' },
        { value: 'delete', label: 'Delete' },
      ]}
    />
  ),
})
