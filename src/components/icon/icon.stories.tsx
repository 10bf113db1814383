import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Icon } from '#components/icon'

const meta = preview.meta({ component: Icon, args: { of: Mail } })

export const Decoration = meta.story()

export const WithALabelIsAnImage = meta.story({
  args: { label: 'Mail', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mail' })).toBeVisible()
  },
})
