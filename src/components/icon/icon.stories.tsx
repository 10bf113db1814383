import Mail from 'lucide-react/icons/mail'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Icon, iconSizes } from '#components/icon'

const meta = preview.meta({
  component: Icon,
  argTypes: { size: { options: iconSizes } },
  parameters: {
    about: {
      use: 'A drawing beside words, in their colour.',
      avoid: 'Where a word would be clearer. Brands: avatar or brand mark.',
      parts: ['A drawing of lucide'],
      accessibility: 'Hidden from screen readers, unless it has a label: then an image with that name.',
    },
  },
  args: { of: Mail },
})

export const Decoration = meta.story()

export const WithALabelIsAnImage = meta.story({
  args: { label: 'Mail', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mail' })).toBeVisible()
  },
})
