import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { StillLoading } from '#components/still-loading'

const meta = preview.meta({
  component: StillLoading,
  parameters: {
    about: {
      use: 'A request has taken longer than eight seconds.',
      avoid: 'Work of known size: a progress. A short wait: a skeleton, or the old content.',
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
