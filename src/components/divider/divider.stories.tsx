import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Divider } from '#components/divider'

const meta = preview.meta({
  component: Divider,
  parameters: {
    about: {
      use: 'A line between groups that do not belong together, in a menu, a toolbar or a card.',
      avoid: 'Lines between rows of a list: the list draws them. Room alone often separates better.',
      parts: ['The line', 'A word in its middle, where it says something such as “or”'],
      accessibility:
        'A separator with its orientation; with a word in it, the word is read and the lines are not.',
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible()
  },
})

export const BetweenTwoThings = meta.story({
  args: { direction: 'vertical' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 12 }}>
        <span>Left</span>
        <Story />
        <span>Right</span>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  },
})

export const WithAWord = meta.story({ args: { label: 'or' } })
export const WithAJapaneseWord = meta.story({ args: { label: 'または' } })
