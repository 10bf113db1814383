import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { CopyButton } from '#components/copy-button'
import { Inline } from '#components/layout'
import { Text } from '#components/text'

const writeText = fn<(text: string) => Promise<void>>()
const execCommand = fn<() => boolean>()

const meta = preview.meta({
  component: CopyButton,
  parameters: {
    about: {
      use: 'Takes a value away: a ticket number, an API key, a DNS record, a piece of code.',
      avoid: 'Sentences that are only read: whoever wants one can select it.',
      parts: ['A button with a drawing, with or without words'],
      keys: [
        ['Tab', 'To the button.'],
        ['Enter, Space', 'Copy.'],
      ],
      accessibility:
        'Says “Copied” or what to do instead, politely; the tooltip says the same for two seconds. Where the clipboard is refused it tries the old way first.',
    },
  },
  args: { label: 'Copy ticket number', text: 'tk_7f3a' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined)
    execCommand.mockReset().mockReturnValue(true)
    const { clipboard } = navigator
    const command = document.execCommand
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    document.execCommand = execCommand
    return () => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
      document.execCommand = command
    }
  },
})

export const Default = meta.story()
export const WithItsLabel = meta.story({ args: { withLabel: true } })

export const SaysThatItCopied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ticket number' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Copied|コピーしました/))
    await expect(writeText).toHaveBeenCalledOnce()
    await expect(writeText).toHaveBeenCalledWith('tk_7f3a')
  },
})

export const RefusedItTriesTheOldWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new Error('NotAllowedError'))
    const button = canvas.getByRole('button', { name: 'Copy ticket number' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Copied|コピーしました/))
    await expect(execCommand).toHaveBeenCalledWith('copy')
    await expect(button).toHaveFocus()
  },
})

export const RefusedTwiceItSaysWhatToDo = meta.story({
  play: async ({ canvas, userEvent }) => {
    writeText.mockRejectedValue(new Error('NotAllowedError'))
    execCommand.mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ticket number' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Could not copy|コピーできませんでした/),
    )
  },
})

export const EnterAndSpaceCopy = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy ticket number' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(writeText).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(writeText).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Text as="code">tk_7f3a9c</Text>
      <CopyButton label="Copy ticket number" text="tk_7f3a9c" />
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <p>Thirty people joined this week.</p>
      <CopyButton label="Copy sentence" text="Thirty people joined this week." withLabel />
    </Inline>
  ),
})
