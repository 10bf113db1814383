import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { DateField, type DateFieldProps } from '#components/date-field'
import { Dialog } from '#components/dialog'

function Controlled({ value: initial, onValueChange, ...rest }: DateFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <DateField {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: DateField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A day: a birthday, the day from which something holds, one end of a span.',
      avoid:
        'A moment, such as when a campaign is sent: a date and time field, which names its zone. A month or a year: a select.',
      parts: [
        'The label',
        'The box: the date as the language writes it, a button that empties it, and one that opens the calendar',
        'The calendar: buttons to other months and years, the month, and a button for today',
        'Below the box: the error, the hint',
      ],
      keys: [
        ['Down, Alt+Down', 'In the box: opens the calendar.'],
        ['Enter', 'In the box: writes the date as the language does; submits the form.'],
        ['Left, Right, Up, Down', 'In the calendar: a day or a week on or back.'],
        ['Home, End', 'To the first or the last day of the week.'],
        ['Page Up, Page Down', 'A month back or on; with Shift a year.'],
        ['Enter, Space', 'Chooses the day and closes.'],
        ['Tab', 'Around within the calendar.'],
        ['Escape', 'Closes the calendar; the focus is back where it was.'],
      ],
      accessibility:
        'A text box, and a button that says which date is chosen. The calendar is a modal dialog with a grid; each day is named in full, and today and the chosen one are told. Another month is announced. The week begins as where the language is spoken. What is typed may be in full width, without a year, with the name of a month or by a Japanese era.',
    },
  },
  args: {
    label: 'Start',
    value: '2026-03-05',
    today: '2026-03-02',
    onValueChange: fn<(value: string) => void>(),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { value: '', hint: 'The day from which the offer holds.' } })
export const Failed = meta.story({ args: { error: 'The offer has ended by then.', required: true } })
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Start' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const Japanese = meta.story({
  args: { label: '開始日', hint: '「3月5日」や「令和8年3月5日」のようにも入力できます。' },
})

type Says = (id: 'dateField.choose', values: { label: string }) => string
const opened = async (says: Says) =>
  within(await screen.findByRole('dialog', { name: says('dateField.choose', { label: 'Start' }) }))
const inWords = (locale: unknown, date: string) =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja' : 'en', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(date),
  )
const monthInWords = (locale: unknown, date: string) =>
  new Intl.DateTimeFormat(locale === 'ja' ? 'ja' : 'en', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))

export const Open = meta.story({
  args: { min: '2026-02-20', max: '2026-03-27' },
  play: async ({ canvas, userEvent, says, globals }) => {
    const button = canvas.getAllByRole('button').at(-1)
    if (!button) throw new Error('The calendar has no button.')
    await userEvent.click(button)
    const calendar = await opened(says)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const chosen = calendar.getByRole('gridcell', { selected: true })
    await expect(chosen).toHaveAccessibleName(inWords(globals['locale'], '2026-03-05'))
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(
      calendar.getByRole('gridcell', { name: inWords(globals['locale'], '2026-03-02') }),
    ).toHaveAttribute('aria-current', 'date')
    await expect(
      calendar.getByRole('gridcell', { name: inWords(globals['locale'], '2026-03-28') }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const OpenInJapanese = Open.extend({ globals: inJapanese })
export const OpenOnANarrowScreen = Open.extend({ globals: { viewport: { value: 'smallest' } } })

export const TheKeysWalkTheCalendar = meta.story({
  play: async ({ canvas, userEvent, args, says, globals, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Start' })
    const on = async (date: string) => {
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName(inWords(globals['locale'], date)),
      )
    }
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await opened(says)
    await on('2026-03-05')
    await step('arrows by day and week, Home and End by the ends of the week', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await on('2026-03-13')
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
      await on('2026-03-05')
      await userEvent.keyboard('{Home}')
      await on('2026-03-01')
      await userEvent.keyboard('{End}')
      await on('2026-03-07')
    })
    await step('Page keys by month, with Shift by year', async () => {
      await userEvent.keyboard('{PageDown}')
      await on('2026-04-07')
      await expect(calendar.getByText(monthInWords(globals['locale'], '2026-04-07'))).toBeVisible()
      await userEvent.keyboard('{PageUp}{PageUp}')
      await on('2026-02-07')
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
      await on('2027-02-07')
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
      await on('2026-02-07')
    })
    await step('Enter chooses, and the focus is back where it was', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith('2026-02-07')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(box).toHaveFocus()
    })
    await step('Space chooses as well', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await on('2026-02-07')
      await userEvent.keyboard('{ArrowRight} ')
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-08')
      await expect(box).toHaveFocus()
    })
  },
})

export const TheKeysWalkTheCalendarInJapanese = TheKeysWalkTheCalendar.extend({ globals: inJapanese })

export const TabStaysInside = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Start' }))
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await opened(says)
    await waitFor(() => expect(calendar.getByRole('gridcell', { selected: true })).toHaveFocus())
    await userEvent.tab()
    await expect(calendar.getByRole('button', { name: says('calendar.today') })).toHaveFocus()
    await userEvent.tab()
    await expect(calendar.getByRole('button', { name: says('calendar.previousYear') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(calendar.getByRole('button', { name: says('calendar.today') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveFocus()
  },
})

export const TheButtonsTurnThePages = meta.story({
  args: { max: '2026-04-20' },
  play: async ({ canvas, userEvent, says, globals }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Start' }))
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await opened(says)
    const next = calendar.getByRole('button', { name: says('calendar.nextMonth') })
    await userEvent.click(next)
    await expect(next).toHaveFocus()
    await expect(calendar.getByText(monthInWords(globals['locale'], '2026-04-05'))).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(calendar.getByRole('button', { name: says('calendar.previousYear') }))
    await expect(calendar.getByText(monthInWords(globals['locale'], '2025-04-05'))).toBeVisible()
  },
})

export const TheButtonsTurnThePagesInJapanese = TheButtonsTurnThePages.extend({ globals: inJapanese })

export const EscapeAndAPressElsewhereClose = meta.story({
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('textbox', { name: 'Start' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowDown}')
    await opened(says)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await opened(says)
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const InADialogEscapeClosesOnlyTheCalendar = meta.story({
  // It would lie over the docs page.
  tags: ['!autodocs'],
  render: (args) => (
    <Dialog open onClose={onClose} title="Schedule">
      <Controlled {...args} />
    </Dialog>
  ),
  beforeEach: () => {
    onClose.mockClear()
  },
  play: async ({ userEvent, says }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Start' }))
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await opened(says)
    await waitFor(() => expect(calendar.getByRole('gridcell', { selected: true })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(onClose).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: 'Start' })).toHaveFocus()
  },
})
const onClose = fn()

export const WhatIsTypedIsWrittenWhenItIsLeft = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args, globals }) => {
    const box = canvas.getByRole('textbox', { name: 'Start' })
    await userEvent.type(box, '２０２６－１２－２４')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await userEvent.tab()
    await expect(box).toHaveValue(globals['locale'] === 'ja' ? '2026/12/24' : '12/24/2026')
    await userEvent.clear(box)
    await userEvent.type(box, '3/5{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05')
  },
})

export const WhatIsTypedIsWrittenWhenItIsLeftInJapanese = WhatIsTypedIsWrittenWhenItIsLeft.extend({
  globals: inJapanese,
})

export const KeepsWhatIsNoDateAndSaysSo = meta.story({
  play: async ({ canvas, userEvent, args, says, globals }) => {
    const box = canvas.getByRole('textbox', { name: 'Start' })
    await userEvent.clear(box)
    await userEvent.type(box, '2026-02-30')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-30')
    await expect(box).toHaveValue('2026-02-30')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(
      says('dateField.noDate', { example: globals['locale'] === 'ja' ? '2026/03/02' : '03/02/2026' }),
    )
  },
})

export const KeepsWhatIsNoDateAndSaysSoInJapanese = KeepsWhatIsNoDateAndSaysSo.extend({ globals: inJapanese })

export const SaysWhatIsTooEarly = meta.story({
  args: { min: '2026-03-02' },
  play: async ({ canvas, userEvent, says, globals }) => {
    const box = canvas.getByRole('textbox', { name: 'Start' })
    await userEvent.clear(box)
    await userEvent.type(box, '2026-03-01{Enter}')
    await expect(box).toHaveAccessibleDescription(
      says('dateField.tooEarly', { min: globals['locale'] === 'ja' ? '2026/03/02' : '03/02/2026' }),
    )
  },
})

export const SaysWhatIsTooEarlyInJapanese = SaysWhatIsTooEarly.extend({ globals: inJapanese })

export const CanBeEmptied = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('dateField.clear', { label: 'Start' }) }))
    await expect(args.onValueChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveFocus()
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
    const box = canvas.getByRole('textbox', { name: 'Start' })
    await expect(await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    await userEvent.type(box, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <DateField label="Birthday" value="1990-04-01" onValueChange={() => undefined} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DateField
      label="Send campaign on"
      hint="It goes out at 9:30 in Tokyo."
      value="2026-03-05"
      onValueChange={() => undefined}
    />
  ),
})
