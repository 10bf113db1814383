import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { ColourField, type ColourFieldProps } from '#components/colour-field'

function Controlled({ value: initial, onValueChange, ...rest }: ColourFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <ColourField {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: ColourField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Any colour of a brand: of a button, of text, of a background.',
      avoid: 'One of a few given colours: a radio group with swatches. A theme: a segmented control.',
      parts: [
        'The label',
        'The box: a swatch, which opens the picker of the browser, and the colour as digits',
        'Below: the error, the hint, and how well it is told from the colour behind it',
      ],
      keys: [
        ['Tab', 'To the swatch, then to the digits.'],
        ['Enter, Space', 'On the swatch: opens the picker.'],
        ['Enter', 'On the digits: writes them in full; submits the form.'],
      ],
      accessibility:
        'Two inputs of one label: the swatch is named Pick and the label. The contrast describes the digits and says its level in words, not by colour alone. Three digits, capitals and full width count as typed.',
    },
  },
  args: {
    label: 'Button colour',
    value: '#4050b5',
    onValueChange: fn<(value: string) => void>(),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { value: '' } })
export const Failed = meta.story({ args: { error: 'Choose a darker colour.', required: true } })
export const ReadOnly = meta.story({ args: { readOnly: true } })
export const Disabled = meta.story({ args: { disabled: true } })

const white = { colour: '#ffffff', name: 'white' }
const shades = ['#1f2a6b', '#4b5fd6', '#7686e0', '#c9d0f7']
export const EveryLevelOfContrast = meta.story({
  render: () => (
    <>
      {shades.map((value) => (
        <Controlled key={value} label={value} value={value} onValueChange={fn()} against={white} />
      ))}
    </>
  ),
})
export const Japanese = meta.story({
  args: {
    label: 'ボタンの色',
    value: '#e0533a',
    hint: 'メール内のすべてのボタンに使われます。',
    against: { colour: '#ffffff', name: '背景の白' },
  },
})

export const SaysWhatTheContrastIsEnoughFor = meta.story({
  args: { against: white },
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByRole('textbox', { name: 'Button colour' })
    await expect(box).toHaveAccessibleDescription(
      `${says('colourField.contrast', { ratio: '6.9', background: 'white' })} ${says('colourField.aa')}`,
    )
    await userEvent.clear(box)
    await userEvent.type(box, '#777')
    await expect(box).toHaveAccessibleDescription(
      `${says('colourField.contrast', { ratio: '4.4', background: 'white' })} ${says('colourField.large')}`,
    )
    await userEvent.type(box, 'x')
    await expect(box).not.toHaveAccessibleDescription()
  },
})

export const ThreeDigitsAreWrittenInFull = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Button colour' })
    await userEvent.type(box, 'ＦＡ３')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ffaa33')
    await expect(box).toHaveValue('ＦＡ３')
    await userEvent.tab()
    await expect(box).toHaveValue('#ffaa33')
  },
})

export const KeepsWhatIsNoColourAndSaysSo = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('textbox', { name: 'Button colour' })
    await userEvent.clear(box)
    await userEvent.type(box, 'red{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('red')
    await expect(box).toHaveValue('red')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(says('colourField.noColour'))
  },
})

export const ThePickerReportsTheColour = meta.story({
  play: async ({ canvas, args, says }) => {
    const swatch = canvas.getByLabelText(says('colourField.pick', { label: 'Button colour' }))
    await expect(swatch).toHaveValue('#4050b5')
    await fireEvent.input(swatch, { target: { value: '#ff0000' } })
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff0000')
    await expect(canvas.getByRole('textbox', { name: 'Button colour' })).toHaveValue('#ff0000')
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
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Button colour' })
    await expect(await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    await userEvent.type(box, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ColourField label="Button colour" value="#4050b5" onValueChange={() => undefined} against={white} />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ColourField
      label="Tag colour"
      hint="Type red, amber or green as digits."
      value="#e0533a"
      onValueChange={() => undefined}
    />
  ),
})
