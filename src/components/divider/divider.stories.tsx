import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Divider } from '#components/divider'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'

const meta = preview.meta({
  component: Divider,
  parameters: {
    about: {
      use: 'A line between groups that do not belong together, in a menu, a toolbar or a card.',
      avoid:
        'Things that belong together: room alone keeps them apart. Rows of a list: the list draws its own lines.',
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

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3}>
      <Button>Continue with Google</Button>
      <Divider label="or" />
      <TextField label="Email" />
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Text weight="semibold">Hanako Yamada</Text>
      <Divider />
      <Text tone="muted">hanako@example.jp</Text>
      <Divider />
      <Text tone="muted">Kyoto</Text>
    </Stack>
  ),
})
