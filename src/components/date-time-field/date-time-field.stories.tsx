import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import {
  DateTimeField,
  momentOf,
  type DateTimeFieldProps,
  type DateTimeValue,
} from '#components/date-time-field'

function Controlled({ value: initial, onValueChange, ...rest }: DateTimeFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: DateTimeValue) => {
    setValue(next)
    onValueChange(next)
  }
  return <DateTimeField {...rest} value={value} onValueChange={change} />
}

const tokyo: DateTimeValue = { date: '2026-03-05', time: '09:30', timezone: 'Asia/Tokyo' }
const newYork: DateTimeValue = { date: '2026-03-05', time: '09:30', timezone: 'America/New_York' }
const onValueChange = fn<(value: DateTimeValue) => void>()

const meta = preview.meta({
  component: Controlled,
  subcomponents: { DateTimeField },
  parameters: {
    about: {
      use: 'A moment that is planned: when a campaign is sent, when a form closes.',
      avoid:
        'A day without a time: a date field. A time of any day: a time field. A moment that has passed is shown, not typed.',
      parts: [
        'The question, as the legend',
        'A date field, a time field, and the time zone as a combobox with names and offsets',
        'The moment in words, and in the time zone of the reader where that is another',
        'On a day on which the clocks change: which time to take instead, or which of two is meant',
      ],
      keys: [['Tab', 'To the date, the time and the time zone, each with the keys of its own field.']],
      accessibility:
        'A group named by the question. The moment is announced when it changes. A time that the clocks skip is an error of the time; one that comes twice asks by a radio group. Zones are found by their name, what the time there is called, and the offset.',
    },
  },
  args: {
    label: 'Send at',
    value: tokyo,
    now: Date.parse('2026-03-01T00:00:00Z'),
    onValueChange,
  },
})

export const Default = meta.story()
export const Empty = meta.story({
  args: { value: { date: '', time: '', timezone: 'Asia/Tokyo' }, hint: 'It is sent within a minute.' },
})
export const Failed = meta.story({ args: { error: 'The sender is not verified by then.', required: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Japanese = meta.story({ args: { label: '送信日時', value: newYork } })
export const OnANarrowScreen = meta.story({
  args: { value: newYork },
  globals: { viewport: { value: 'smallest' } },
})

export const Skipped = meta.story({ args: { value: { ...newYork, date: '2026-03-08', time: '02:30' } } })
export const Twice = meta.story({ args: { value: { ...newYork, date: '2026-11-01', time: '01:30' } } })

export const SaysWhenItIsThereAndHere = meta.story({
  args: { value: newYork },
  play: async ({ canvas }) => {
    const [status] = canvas.getAllByRole('status').filter((element) => /GMT-5/.test(element.textContent))
    await expect(status).toHaveTextContent(/GMT\+9/)
    await expect(status).toHaveTextContent(/11:30|23:30/)
  },
})

export const ATimeThatIsSkippedSaysSo = meta.story({
  args: { value: { ...newYork, date: '2026-03-08', time: '02:30' } },
  play: async ({ canvas, userEvent, args, says, globals }) => {
    const japanese = globals['locale'] === 'ja'
    const box = canvas.getByRole('spinbutton', { name: says('dateTimeField.time') })
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/2:30/)
    if (!(box instanceof HTMLInputElement)) throw new Error('The time is no input.')
    await waitFor(() => expect(box.validity.customError).toBe(true))
    const instead = canvas.getByRole('button', {
      name: (name) => name.replace(/\s/g, ' ') === (japanese ? '3:30に変更' : 'Use 3:30 AM'),
    })
    await userEvent.click(instead)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      date: '2026-03-08',
      time: '03:30',
      timezone: 'America/New_York',
    })
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(box).toHaveFocus()
  },
})

export const ATimeThatIsSkippedSaysSoInJapanese = ATimeThatIsSkippedSaysSo.extend({ globals: inJapanese })

export const ATimeThatComesTwiceAsksWhich = meta.story({
  args: { value: { ...newYork, date: '2026-11-01', time: '01:30' } },
  play: async ({ canvas, userEvent, args, says }) => {
    const first = canvas.getByRole('radio', { name: says('dateTimeField.earlier', { offset: 'GMT-4' }) })
    await expect(first).toBeChecked()
    await userEvent.click(
      canvas.getByRole('radio', { name: says('dateTimeField.later', { offset: 'GMT-5' }) }),
    )
    const [value] = onValueChange.mock.lastCall ?? []
    if (!value) throw new Error('Nothing was reported.')
    await expect(momentOf(value)).toBe(Date.parse('2026-11-01T06:30:00Z'))
    await userEvent.click(canvas.getByRole('spinbutton', { name: says('dateTimeField.time') }))
    await userEvent.keyboard('{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      date: '2026-11-01',
      time: '02:30',
      timezone: 'America/New_York',
    })
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const AZoneIsFoundByWhatItsTimeIsCalled = meta.story({
  play: async ({ canvas, userEvent, args, says, globals }) => {
    const zone = canvas.getByRole('combobox', { name: says('dateTimeField.timezone') })
    await expect(zone).toHaveValue('Asia/Tokyo')
    await userEvent.click(zone)
    await userEvent.keyboard(globals['locale'] === 'ja' ? '東部 new york' : 'eastern new york')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/New York.*GMT-5/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...tokyo, timezone: 'America/New_York' })
    await expect(zone).toHaveValue('America/New York')
  },
})

export const AZoneIsFoundByWhatItsTimeIsCalledInJapanese = AZoneIsFoundByWhatItsTimeIsCalled.extend({
  globals: inJapanese,
})

export const SaysWhatIsTooEarly = meta.story({
  args: { min: Date.parse('2026-03-05T01:00:00Z') },
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByRole('spinbutton', { name: says('dateTimeField.time') })
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/10:00/)
    await userEvent.click(box)
    await userEvent.keyboard('{PageUp}')
    await expect(box).toHaveAttribute('aria-invalid', 'false')
  },
})

export const EachPartIsAStopOfItsOwn = meta.story({
  args: { required: true },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: new RegExp(says('dateTimeField.date')) })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(
      canvas.getByRole('spinbutton', { name: new RegExp(says('dateTimeField.time')) }),
    ).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: says('dateTimeField.timezone') })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DateTimeField
      label="Send campaign"
      value={tokyo}
      now={Date.parse('2026-03-01T00:00:00Z')}
      onValueChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DateTimeField
      label="Birthday"
      value={{ date: '1990-04-01', time: '00:00', timezone: 'Asia/Tokyo' }}
      now={Date.parse('2026-03-01T00:00:00Z')}
      onValueChange={() => undefined}
    />
  ),
})
