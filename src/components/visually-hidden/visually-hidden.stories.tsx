import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { VisuallyHidden } from '#components/visually-hidden'

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: {
    about: {
      use: 'Words for screen readers: what sighted readers get from place, shape or colour.',
      avoid: 'Words that everyone could use: show them.',
      parts: ['The words'],
      accessibility:
        'Read where it stands in the order of the page; takes no room and is never focusable by itself.',
    },
  },
  args: { children: '3 unread' },
})

export const IsReadAndTakesNoRoom = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('3 unread')
    await expect(hidden.offsetWidth).toBe(1)
    await expect(hidden.offsetHeight).toBe(1)
  },
})
