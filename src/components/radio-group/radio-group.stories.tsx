import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { middleOfFirstLine, withText } from '#.storybook/text-size'
import { RadioGroup, type RadioGroupProps } from '#components/radio-group'

function Controlled({ value: initial, onValueChange, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <RadioGroup {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One of a few choices that want words of explanation.',
      avoid:
        'Short ones that fit in a row: a segmented control. Many: a select. Several at a time: checkboxes.',
      parts: ['The question', 'A choice with its words and a hint'],
      keys: [
        ['Tab', 'To the chosen one, and on.'],
        ['Arrows', 'Choose the next or the previous, around the ends; what is disabled is passed over.'],
      ],
      accessibility:
        'A radio group of the browser’s own radios, named by its label; each hint describes its choice.',
    },
  },
  args: {
    label: 'Existing contacts',
    value: 'merge',
    onValueChange: fn(),
    options: [
      { value: 'merge', label: 'Update', hint: 'Columns of the file replace what is stored.' },
      { value: 'skip', label: 'Leave as they are' },
      { value: 'replace', label: 'Replace', disabled: true },
    ],
  },
})

export const Default = meta.story()

/** The circle is beside the middle of the first line. */
export const LargeText = meta.story({
  beforeEach: withText('200%'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('radio', { name: /^Update/ }).getBoundingClientRect()
    const middle = middleOfFirstLine(canvas.getByText('Update'))
    await expect((box.top + box.bottom) / 2).toBeCloseTo(middle, 0)
  },
})

export const SaysWhyOneCannotBeChosen = meta.story({
  args: {
    options: [
      { value: 'merge', label: 'Update' },
      { value: 'skip', label: 'Leave as they are' },
      { value: 'replace', label: 'Replace', hint: 'Only an owner can do this.', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('Only an owner can do this.')
    for (let at: Element | null = reason; at; at = at.parentElement)
      await expect(getComputedStyle(at).opacity).toBe('1')
    await expect(getComputedStyle(canvas.getByText('Replace')).opacity).not.toBe('1')
  },
})

export const SaysWhatIsWrong = meta.story({
  args: { error: 'Choose what happens to them.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup')
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(/Choose what happens to them\./)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const ArrowsMoveAndChoose = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const first = canvas.getByRole('radio', { name: 'Update' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Columns of the file replace what is stored.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Leave as they are' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('skip')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <RadioGroup
      label="Existing contacts"
      value="merge"
      onValueChange={() => undefined}
      options={[
        { value: 'merge', label: 'Update', hint: 'Columns of the file replace what is stored.' },
        { value: 'skip', label: 'Leave as they are', hint: 'Only new contacts are added.' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <RadioGroup
      label="Theme"
      value="light"
      onValueChange={() => undefined}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'System' },
      ]}
    />
  ),
})
