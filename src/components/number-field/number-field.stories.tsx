import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { NumberField, type NumberFieldProps } from '#components/number-field'

function Controlled({ value: initial, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: number | null) => {
    setValue(next)
    onValueChange(next)
  }
  return <NumberField {...rest} value={value} onValueChange={change} />
}

function WithDiscard({ value: initial, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <NumberField {...rest} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue(initial)}>Discard</Button>
    </>
  )
}

const onValueChange = fn<(value: number | null) => void>()
const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = preview.meta({
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A quantity: how many, how much, how long. Something that can be a little more or a little less.',
      avoid:
        'Digits that are not a quantity, such as a postal code or a telephone number: a text field. A handful of known numbers: a select.',
      parts: [
        'The label',
        'The box: what is typed, between its unit before or after it, then minus and plus, which go on while they are held',
        'Below: the error, the hint',
      ],
      keys: [
        ['Up, Down', 'One step more or less, onto multiples of the step, within the limits.'],
        ['Page Up, Page Down', 'Ten steps.'],
        ['Enter', 'Writes the number as the language does; submits the form.'],
      ],
      accessibility:
        'A spin button with its limits and its value as text. Full-width digits and Japanese marks count as typed. What is no number, or outside of the limits, stays as it was typed and is told when the field is left. The mouse wheel changes nothing. The buttons are not on the way of the Tab key, and what they do is announced.',
    },
  },
  args: {
    label: 'Seats',
    value: 5,
    onValueChange,
  },
  beforeEach: () => {
    submitted.mockClear()
    onValueChange.mockReset()
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { value: null, placeholder: '10' } })
export const WithUnits = meta.story({
  args: { label: 'Price', value: 1_234_567.5, prefix: '¥', suffix: '/ month', fractionDigits: 2 },
})
export const Failed = meta.story({ args: { error: 'No more than 3 seats are left.', required: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Japanese = meta.story({
  args: { label: '送信数の上限', value: 12_000, suffix: '通', hint: '1日に送信できる数です。' },
})

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const IsWrittenAsTheLanguageDoesWhenItIsLeft = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.type(box, '12500')
    await expect(box).toHaveValue('12500')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500)
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('12,500')
    await userEvent.tab()
    await expect(box).toHaveValue('12,500')
    await expect(box).toHaveAttribute('aria-valuenow', '12500')
    await expect(box).toHaveAttribute('aria-valuetext', '12,500')
  },
})

export const TakesFullWidthDigits = meta.story({
  args: { value: null, fractionDigits: 1 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, 'ー１、２３４．５')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-1234.5)
    await expect(box).toHaveValue('-1,234.5')
  },
})

export const AConversionIsReportedWhenItIsTaken = meta.story({
  args: { value: null },
  render: (args) => (
    <form onSubmit={submitted}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.click(box)
    await fireEvent.compositionStart(box)
    await fireEvent.input(box, { target: { value: 'じゅう' }, isComposing: true })
    await expect(box).toHaveValue('じゅう')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.input(box, { target: { value: '１０' }, isComposing: true })
    await fireEvent.compositionEnd(box)
    // Safari: the Enter of the conversion comes after its end.
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith(10)
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const KeepsWhatIsNoNumberAndSaysSo = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(box, 'ten')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN)
    await expect(box).toHaveAttribute('aria-invalid', 'false')
    await userEvent.tab()
    await expect(box).toHaveValue('ten')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(says('numberField.noNumber'))
    await userEvent.clear(box)
    await userEvent.type(box, '10')
    await expect(box).toHaveAttribute('aria-invalid', 'false')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const SaysItAfterThePressThatLeavesIt = meta.story({
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button>Save</Button>
    </>
  ),
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, 'x')
    // The words would move the button away from under the pointer. Not every browser has it as :active yet when the box is left.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: 'Save' }) })
    await expect(box).not.toHaveFocus()
    await expect(box).toHaveAttribute('aria-invalid', 'false')
    await userEvent.pointer({ keys: '[/MouseLeft]' })
    await waitFor(() => expect(box).toHaveAccessibleDescription(says('numberField.noNumber')))
  },
})

function TakesNumbersOnly({ value: initial, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(initial)
  const take = (next: number | null) => {
    if (!Number.isNaN(next)) setValue(next)
  }
  return <NumberField {...rest} value={value} onValueChange={take} />
}

export const KeepsItToWhereItIsNotTaken = meta.story({
  render: (args) => <TakesNumbersOnly {...args} />,
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, 'x')
    await userEvent.tab()
    await expect(box).toHaveValue('5x')
    await expect(box).toHaveAccessibleDescription(says('numberField.noNumber'))
    await userEvent.type(box, '{Backspace}0')
    await userEvent.tab()
    await expect(box).toHaveValue('50')
    await expect(box).toHaveAttribute('aria-invalid', 'false')
  },
})

export const SaysWhatIsOutOfRange = meta.story({
  args: { min: 1, max: 1000 },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.clear(box)
    await userEvent.type(box, '2000')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2000)
    await expect(box).toHaveValue('2000')
    await expect(box).toHaveAccessibleDescription(says('numberField.outside', { min: '1', max: '1,000' }))
  },
})

export const SaysThatItTakesNoDecimals = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, '.5')
    await userEvent.tab()
    await expect(box).toHaveAccessibleDescription(says('numberField.whole'))
  },
})

export const AValueFromOutsideReplacesWhatIsTyped = meta.story({
  args: { value: null },
  render: (args) => <WithDiscard {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, 'ten')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveAttribute('aria-invalid', 'false')
  },
})

export const ArrowsAndPageKeysStep = meta.story({
  args: { min: 0, max: 100, step: 5, value: 7 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveValue('10')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(box).toHaveValue('0')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await userEvent.keyboard('{PageUp}')
    await expect(box).toHaveValue('50')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(box).toHaveValue('100')
    await userEvent.keyboard('{PageDown}')
    await expect(box).toHaveValue('50')
  },
})

export const EnterWritesAndSubmits = meta.story({
  args: { value: null },
  render: (args) => (
    <form onSubmit={submitted}>
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.type(box, '1000')
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(box).toHaveValue('1,000')
  },
})

export const TheWheelChangesNothing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton')
    await userEvent.click(box)
    await fireEvent.wheel(box, { deltaY: -100 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(box).toHaveFocus()
  },
})

export const TheButtonsStepAndSayIt = meta.story({
  args: { max: 6 },
  play: async ({ canvas, userEvent, args, says }) => {
    const more = canvas.getByRole('button', { name: says('numberField.increase', { label: 'Seats' }) })
    await userEvent.click(more)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(6)
    await expect(canvas.getByRole('status')).toHaveTextContent('6')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await userEvent.click(
      canvas.getByRole('button', { name: says('numberField.decrease', { label: 'Seats' }) }),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5)
  },
})

export const AHeldButtonGoesOn = meta.story({
  // How far it goes is for the machine to say.
  tags: ['!picture'],
  play: async ({ canvas, userEvent, args, says }) => {
    const more = canvas.getByRole('button', { name: says('numberField.increase', { label: 'Seats' }) })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(8))
    await userEvent.pointer({ keys: '[/MouseLeft]', target: more })
    await waitFor(() => {
      const [last] = onValueChange.mock.lastCall ?? []
      return expect(canvas.getByRole('status')).toHaveTextContent(String(last))
    })
  },
})

/** It may be let go before its last step is drawn. */
export const AHeldButtonTellsTheNumberItEndsOn = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const more = canvas.getByRole('button', { name: says('numberField.increase', { label: 'Seats' }) })
    onValueChange.mockImplementation((value) => {
      if (value !== 8) return
      more.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      more.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    })
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more })
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
    await expect(canvas.getByRole('status')).toHaveTextContent('8')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('8')
  },
})

export const IsOneTabStop = meta.story({
  render: (args) => <WithDiscard {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <NumberField label="Daily limit" value={12_000} suffix="emails" onValueChange={() => undefined} />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <NumberField label="Postal code" value={1_500_001} onValueChange={() => undefined} />,
})
