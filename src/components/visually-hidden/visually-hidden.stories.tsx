import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { VisuallyHidden } from '#components/visually-hidden'

const meta = preview.meta({ component: VisuallyHidden, args: { children: '3 unread' } })

export const IsReadAndTakesNoRoom = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('3 unread')
    await expect(hidden.offsetWidth).toBe(1)
    await expect(hidden.offsetHeight).toBe(1)
  },
})
