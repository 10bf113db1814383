import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { SecretField, type SecretFieldProps } from '#components/secret-field'

function Controlled({ value: initial, onValueChange, ...rest }: SecretFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange?.(next)
  }
  return <SecretField {...rest} value={value} onValueChange={change} />
}

const writeText = fn<(text: string) => Promise<void>>()

const meta = preview.meta({
  component: SecretField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A key, token or password of another service that is typed in once, or shown once to be taken along.',
      avoid:
        'The reader’s own password: a text field that password managers fill. What is no secret: a text field, or a copy button beside the text.',
      parts: [
        'The label',
        'The box: the secret under dots or in plain text, then the eye and, where it may be taken along, the copy button',
        'Below: the error, the hint',
      ],
      keys: [['Tab', 'To the input, the eye, the copy button.']],
      accessibility:
        'A password input while covered, a text box while shown. The name of the eye says what a press does. Neither browsers nor password managers fill it in, it is not spell-checked and not translated.',
    },
  },
  args: {
    label: 'API key',
    value: 'sk_live_9fQ1lO0Z7',
    onValueChange: fn<(value: string) => void>(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined)
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    return () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
})

export const Default = meta.story()
export const Empty = meta.story({ args: { value: '', placeholder: 'sk_live_…' } })
export const Failed = meta.story({ args: { error: 'This key has been revoked. Enter another one.' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Long = meta.story({ args: { value: 'sk_live_'.repeat(40), copyable: true } })
export const Japanese = meta.story({
  args: { label: 'APIキー', hint: '連携先の管理画面で発行したキーです。', copyable: true },
})

/** Where the browser refuses to copy, the secret is shown and selected: what is covered can't be copied by hand. */
export const CopyingFails = meta.story({
  args: { copyable: true },
  play: async ({ canvas, userEvent, says }) => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const old = spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(
      canvas.getByRole('button', { name: says('secretField.copy', { label: 'API key' }) }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveFocus())
    await expect(document.getSelection()?.toString()).toBe('sk_live_9fQ1lO0Z7')
    await expect(canvas.getByRole('status')).toHaveTextContent(says('copyButton.failed'))
    old.mockRestore()
  },
})

export const TheEyeShowsAndHides = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const box = canvas.getByLabelText('API key')
    await expect(box).toHaveAttribute('type', 'password')
    const eye = canvas.getByRole('button', { name: says('secretField.show', { label: 'API key' }) })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.tab()
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAccessibleName(says('secretField.hide', { label: 'API key' }))
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveAttribute('type', 'password')
  },
})

export const IsFilledInByNobodyElse = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('API key')
    await expect(box).toHaveAttribute('autocomplete', 'new-password')
    await expect(box).toHaveAttribute('spellcheck', 'false')
    await expect(box).toHaveAttribute('autocapitalize', 'none')
    await expect(box).toHaveAttribute('data-1p-ignore')
    await expect(box).toHaveAttribute('data-lpignore', 'true')
  },
})

export const TypingReportsTheSecret = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByLabelText('API key'), 'sk')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sk')
    await expect(canvas.getByRole('button')).toBeVisible()
  },
})

export const ReadOnlyItCanBeCopied = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByLabelText('API key')
    await userEvent.type(box, 'x')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(
      canvas.getByRole('button', { name: says('secretField.copy', { label: 'API key' }) }),
    )
    await expect(writeText).toHaveBeenCalledWith('sk_live_9fQ1lO0Z7')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(says('copyButton.copied')))
    await expect(box).toHaveAttribute('type', 'password')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <SecretField label="API key of your shop" value="sk_live_9fQ1lO0Z7" onValueChange={() => undefined} />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <SecretField label="Reply-to address" value="hello@sakura.example.jp" onValueChange={() => undefined} />
  ),
})
