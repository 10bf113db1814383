import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import { TimeField, type TimeFieldProps } from '#components/time-field'

function Controlled({ value: initial, onValueChange, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <TimeField {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: Controlled,
  subcomponents: { TimeField },
  parameters: {
    about: {
      use: 'A time of the day that holds on any day: from when to when something is open, when a digest is sent.',
      avoid:
        'A moment: a date and time field, which knows its zone. How long something takes: a number field.',
      parts: ['The label', 'The box with the time as the language writes it', 'Below: the error, the hint'],
      keys: [
        ['Up, Down', 'To the next or the last quarter of an hour, or whatever the step is.'],
        ['Page Up, Page Down', 'An hour on or back.'],
        ['Enter', 'Writes the time as the language does; submits the form.'],
      ],
      accessibility:
        'A spin button with the time as its text. 9:30, 930, 9.30 pm, 9時半 and 午後9時30分 count as typed, in either width. What is no time stays as it was typed and is told when the field is left.',
    },
  },
  args: { label: 'From', value: '09:30', onValueChange: fn<(value: string) => void>() },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { value: '', hint: 'In the time zone of the workspace.' } })
export const Failed = meta.story({ args: { error: 'It ends before it begins.', required: true } })
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'From' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const Japanese = meta.story({
  args: { label: '開始時刻', value: '15:00', hint: '「午後3時」のようにも入力できます。' },
})

export const WhatIsTypedIsWrittenWhenItIsLeft = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const box = canvas.getByRole('spinbutton', { name: 'From' })
    await userEvent.type(box, '午後９時半')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:30')
    await userEvent.tab()
    const written = globals['locale'] === 'ja' ? /^21:30$/ : /^9:30\sPM$/
    await expect(box).toHaveDisplayValue(written)
    await expect(box).toHaveAttribute('aria-valuetext', expect.stringMatching(written))
  },
})

export const WhatIsTypedIsWrittenWhenItIsLeftInJapanese = WhatIsTypedIsWrittenWhenItIsLeft.extend({
  globals: inJapanese,
})

export const KeepsWhatIsNoTimeAndSaysSo = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'From' })
    await userEvent.clear(box)
    await userEvent.type(box, '25:00{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('25:00')
    await expect(box).toHaveValue('25:00')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/9:30/)
  },
})

export const SaysWhatIsTooLate = meta.story({
  args: { max: '18:00' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'From' })
    await userEvent.clear(box)
    await userEvent.type(box, '19')
    await userEvent.tab()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/6:00|18:00/)
  },
})

export const TheKeysWalkTheDay = meta.story({
  args: { value: '09:07', max: '18:00' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'From' }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:15')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:00')
    await userEvent.keyboard('{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:00')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('08:00')
  },
})

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const EnterOfAnImeSubmitsNothing = meta.story({
  beforeEach: () => {
    submitted.mockClear()
  },
  render: (args) => (
    <form onSubmit={submitted}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'From' })
    await expect(await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    await userEvent.type(box, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <TimeField label="Send the digest at" value="09:30" onValueChange={() => undefined} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <TimeField label="Wait between two emails" value="00:05" onValueChange={() => undefined} />,
})
