import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { ErrorBlock, errorBlockKinds } from '#components/error-block'
import { Link } from '#components/link'
import { Button } from '#components/button'
import { Stack } from '#components/layout'

const meta = preview.meta({
  component: ErrorBlock,
  argTypes: { kind: { options: errorBlockKinds } },
  parameters: {
    about: {
      use: 'Stands where content should be and says why it is not there: failed, forbidden, not found, offline.',
      avoid:
        'A control whose action failed: an inline error. A field: the error of the field. What failed in the background: a toast.',
      parts: [
        'A drawing of its kind',
        'A title: what failed',
        'A sentence: what it means and what to do',
        'What the server said',
        'The ticket number with a copy button',
        'Retry, or another way out',
      ],
      keys: [['Tab', 'To Copy, Retry and the other way out.']],
      accessibility:
        'An alert: read when it appears. Retry says that it is under way and cannot be pressed twice.',
    },
  },
})

export const Failed = meta.story({
  args: {
    title: 'Contacts could not be loaded',
    message: 'Upstream timed out',
    ticketId: 'tk_7f3a9c',
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Contacts could not be loaded' })).toBeVisible()
    await expect(canvas.getByText('tk_7f3a9c')).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /Copy ticket number|お問い合わせ番号をコピー/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Retry|再試行/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const TabGoesToCopyRetryAndTheWayOut = meta.story({
  args: { ticketId: 'tk_7f3a9c', onRetry: fn(), action: <Link href="#campaigns">Campaigns</Link> },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('errorBlock.copyTicket') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('errorBlock.retry') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Campaigns' })).toHaveFocus()
  },
})

export const Retrying = meta.story({ args: { onRetry: fn(), retrying: true } })

export const Forbidden = meta.story({ args: { kind: 'forbidden' } })

export const NotFound = meta.story({
  args: { kind: 'not-found', action: <Link href="#campaigns">Campaigns</Link> },
})

export const Offline = meta.story({ args: { kind: 'offline' } })

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <ErrorBlock title="Contacts could not be loaded" onRetry={() => undefined}>
      The server didn’t respond in time.
    </ErrorBlock>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack>
      <Button>Send test</Button>
      <ErrorBlock title="The test email could not be sent">Send it again.</ErrorBlock>
    </Stack>
  ),
})
