import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { KeyboardHint } from '#components/keyboard-hint'
import { Inline } from '#components/layout'

const meta = preview.meta({
  component: KeyboardHint,
  parameters: {
    about: {
      use: 'The keys of a shortcut, as they are printed on the keyboard in use.',
      avoid: 'A count or a word about a thing: a badge. Without words beside it that say what the keys do.',
      parts: ['A cap for each key'],
      accessibility: 'Read as text. ⌘ or Ctrl by the machine. What the keys do is said beside it.',
    },
  },
  args: { keys: ['Mod', 'k'] },
})

export const TheKeyOfThisMachine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(⌘|Ctrl)$/)).toBeVisible()
    await expect(canvas.getByText('K')).toBeVisible()
  },
})

export const OneKey = meta.story({ args: { keys: ['?'] } })

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      Search
      <KeyboardHint keys={['Mod', 'k']} />
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      Contacts
      <KeyboardHint keys={['12']} />
    </Inline>
  ),
})
