import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { TextArea, TextField } from '#components/text-field'

const meta = preview.meta({
  component: TextField,
  parameters: {
    about: {
      use: 'One line of text.',
      avoid:
        'Several lines: a text area, which grows. A number, a date, a colour, a secret: their own fields. What is acted upon while typed: a debounced text field. Finding: a search field.',
      parts: ['The label', 'Fixed words before and after', 'The input', 'Error and hint'],
      keys: [['Enter', 'What the form does with it; never the Enter that takes a conversion.']],
      accessibility:
        'The label names it, error and hint describe it. What was typed stays when it is refused.',
    },
  },
  args: { label: 'Workspace name', onValueChange: fn(), onEnter: fn() },
})

export const Default = meta.story({ args: { placeholder: 'Your Legendary Company Inc.' } })

export const WithHintAndAffixes = meta.story({
  args: {
    label: 'Address',
    prefix: 'https://',
    suffix: '.example.com',
    hint: 'Where the form is published.',
    defaultValue: 'spring',
  },
})

export const Failed = meta.story({ args: { error: 'Enter a name.', required: true } })

export const ReadOnly = meta.story({ args: { readOnly: true, value: 'Sakura' } })

export const Disabled = meta.story({ args: { disabled: true, value: 'Sakura' } })

export const TypingReportsTheText = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Workspace name' }), 'Ab')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ab')
  },
})

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const EnterOfAnImeSubmitsNothing = meta.story({
  beforeEach: () => {
    submitted.mockClear()
  },
  render: (args) => (
    <form onSubmit={submitted}>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Workspace name' })
    // The order of Safari: the composition has ended, and its Enter still comes, with key code 229.
    const goesOn = await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(goesOn).toBe(false)
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.type(box, '{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
    await expect(submitted).toHaveBeenCalledOnce()
  },
})

export const SeveralLines = meta.story({
  render: () => <TextArea label="Message" hint="Up to 2,000 letters." defaultValue={'One\nTwo\nThree'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'Up to 2,000 letters.',
    )
  },
})

export const AWordWithoutAnEnd = meta.story({
  tags: ['!picture'],
  render: () => <TextArea label="Message" defaultValue={'a'.repeat(20_000)} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(box, 'b')
    await expect(box).toHaveValue(`${'a'.repeat(20_000)}b`)
    // With kerning each line that the word breaks into is shaped again at each key.
    await expect(getComputedStyle(box).fontKerning).toBe('none')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <TextField label="Subject" value="Spring sale: 20 % off until Sunday" />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <TextField
      label="Message"
      value="Dear customers, spring has come and with it our sale: everything for the garden is 20 % off until Sunday."
    />
  ),
})
