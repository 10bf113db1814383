import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { StillLoading } from '#components/still-loading'
import { Card } from '#components/card'
import { Stack } from '#components/layout'

const meta = preview.meta({
  component: StillLoading,
  parameters: {
    about: {
      use: 'A request that has taken longer than eight seconds and can be given up.',
      avoid: 'Work of known size: progress. A short wait: a skeleton, or the old content.',
      parts: ['A spinner', 'The words', 'Cancel'],
      accessibility: 'Announced politely when it appears.',
    },
  },
  args: { onCancel: fn<() => void>() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(says('stillLoading.still'))
    await userEvent.click(canvas.getByRole('button', { name: says('stillLoading.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Contacts">
      <StillLoading onCancel={() => undefined} />
    </Card>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2} align="start">
      <p>5,240 of 12,480 contacts imported</p>
      <StillLoading onCancel={() => undefined} />
    </Stack>
  ),
})
