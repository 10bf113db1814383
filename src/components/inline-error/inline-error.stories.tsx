import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { InlineError, type InlineErrorProps } from '#components/inline-error'
import { Card } from '#components/card'
import { Stack } from '#components/layout'

const meta = preview.meta({
  component: InlineError,
  parameters: {
    about: {
      use: 'Beside a control whose action failed: what failed, the number to quote, a way to do it again.',
      avoid:
        'Content that is not there: an error block. A wrong value: the error of the field. What failed in the background: a toast.',
      parts: ['A drawing and what failed', 'The ticket number with a copy button', 'Retry'],
      keys: [
        ['Tab', 'To Copy and to Retry.'],
        ['Enter, Space', 'Press what has the focus.'],
      ],
      accessibility:
        'An alert: read when it appears. Retry says that it is under way and cannot be pressed twice. Give it an id to describe the control with it.',
    },
  },
  args: { children: 'The test email could not be sent.' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The test email could not be sent.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Japanese = meta.story({
  args: { children: 'テストメールを送信できませんでした。', ticketId: 'tk_7f3a9c', onRetry: fn() },
})

export const LongText = meta.story({
  args: {
    children: 'The test email could not be sent, because the server of the recipient did not answer. '.repeat(
      3,
    ),
    ticketId: 'tk_7f3a9c7f3a9c7f3a9c7f3a9c7f3a9c7f3a9c',
    onRetry: fn(),
  },
})

export const WithTicketAndRetry = meta.story({
  args: { ticketId: 'tk_7f3a9c', onRetry: fn() },
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(canvas.getByText('tk_7f3a9c')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('errorBlock.copyTicket') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('inlineError.retry') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
  },
})

export const RetryingCanNotBePressedAgain = meta.story({
  args: { ticketId: 'tk_7f3a9c', onRetry: fn(), retrying: true },
  play: async ({ canvas, userEvent, args, says }) => {
    const retry = canvas.getByRole('button', { name: says('inlineError.retry') })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

function Sends(props: InlineErrorProps) {
  const [failed, setFailed] = useState(false)
  return (
    <>
      <Button aria-describedby={failed ? 'why' : undefined} onClick={() => setFailed(true)}>
        Send test
      </Button>
      {failed ? <InlineError {...props} id="why" /> : null}
    </>
  )
}

export const DescribesItsControl = meta.story({
  render: (args) => <Sends {...args} />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send test' })
    await userEvent.click(send)
    await waitFor(() => expect(send).toHaveAccessibleDescription('The test email could not be sent.'))
    await expect(send).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3} align="start">
      <Button>Send test</Button>
      <InlineError onRetry={() => undefined}>The test email could not be sent.</InlineError>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Contacts">
      <InlineError onRetry={() => undefined}>Contacts could not be loaded.</InlineError>
    </Card>
  ),
})
