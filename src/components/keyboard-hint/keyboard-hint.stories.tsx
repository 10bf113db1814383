import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { KeyboardHint } from '#components/keyboard-hint'

const meta = preview.meta({ component: KeyboardHint, args: { keys: ['Mod', 'k'] } })

export const TheKeyOfThisMachine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(⌘|Ctrl)$/)).toBeVisible()
    await expect(canvas.getByText('K')).toBeVisible()
  },
})

export const OneKey = meta.story({ args: { keys: ['?'] } })
