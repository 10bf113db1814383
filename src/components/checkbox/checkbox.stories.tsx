import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { middleOfFirstLine, withText } from '#.storybook/text-size'
import { Checkbox, type CheckboxProps } from '#components/checkbox'

function Controlled({ checked: initial, onCheckedChange, ...rest }: CheckboxProps) {
  const [checked, setChecked] = useState(initial)
  const change = (next: boolean, shift: boolean) => {
    setChecked(next)
    onCheckedChange?.(next, shift)
  }
  return <Checkbox {...rest} checked={checked} onCheckedChange={change} />
}

const meta = preview.meta({
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Yes or no that is saved with its form; which rows are meant; the row that stands for several (mixed).',
      avoid: 'What takes effect at once: a switch. One of several: a radio group.',
      parts: ['The box', 'The label, which is pressed as well', 'A hint'],
      keys: [
        ['Tab', 'To the box.'],
        ['Space', 'Turn it over; from mixed it becomes checked.'],
      ],
      accessibility:
        'The browser’s own checkbox; mixed is told as such. The hint describes it; where it says why the box is disabled, the box can still be focused.',
    },
  },
  args: { label: 'Monthly news', checked: false, onCheckedChange: fn() },
})

export const Unchecked = meta.story()
export const Checked = meta.story({ args: { checked: true } })
export const SaysWhatIsWrong = meta.story({
  args: { error: 'Choose what happens to them.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('checkbox')
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(/Choose what happens to them\./)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

export const Disabled = meta.story({ args: { checked: true, disabled: true } })
export const WithHint = meta.story({
  args: { hint: 'One letter at the start of each month.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'One letter at the start of each month.',
    )
  },
})

/** The box is beside the middle of the first line. */
export const LargeText = meta.story({
  beforeEach: withText('200%'),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    const middle = middleOfFirstLine(canvas.getByText('Monthly news'))
    await expect((box.top + box.bottom) / 2).toBeCloseTo(middle, 0)
  },
})

export const MixedBecomesChecked = meta.story({
  args: { checked: 'mixed' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Monthly news' })
    await waitFor(() => expect(box).toBePartiallyChecked())
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledOnce()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, false)
  },
})

export const SpaceTurnsItOverAndShiftIsTold = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByText('Monthly news'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, true)
  },
})

export const DisabledWithAReasonCanBeFocused = meta.story({
  tags: ['!picture'],
  args: { disabled: true, hint: 'This provider takes no mails from the domain.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Monthly news' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveAccessibleDescription('This provider takes no mails from the domain.')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Monthly news'))
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Checkbox label="I agree to receive the newsletter" checked onCheckedChange={() => undefined} />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Checkbox label="Dark theme" checked={false} onCheckedChange={() => undefined} />,
})
