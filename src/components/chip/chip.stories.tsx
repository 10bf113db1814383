import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Chip } from '#components/chip'

const meta = preview.meta({ component: Chip, args: { label: 'Status: Active' } })

export const Fixed = meta.story()

export const Long = meta.story({
  args: { label: 'A filter with a rather long value '.repeat(6), onRemove: fn() },
})

export const CanBeTakenAway = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /(Remove Status: Active|Status: Activeを削除)/ }),
    )
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
