import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { KeyboardHint } from '#components/keyboard-hint'

const meta = preview.meta({
  component: KeyboardHint,
  parameters: {
    about: {
      use: 'The keys of a shortcut, as they are printed on the keyboard in use.',
      avoid: 'Explaining keys in a sentence without showing them.',
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
