import Mail from 'lucide-react/icons/mail'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Icon, iconSizes } from '#components/icon'
import Braces from 'lucide-react/icons/braces'
import Stamp from 'lucide-react/icons/stamp'
import Waypoints from 'lucide-react/icons/waypoints'
import { Inline } from '#components/layout'

const meta = preview.meta({
  component: Icon,
  argTypes: { size: { options: iconSizes } },
  parameters: {
    about: {
      use: 'A drawing beside words, in their colour.',
      avoid: 'Alone, where a word would be clearer. Brands: an avatar or the brand mark.',
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

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Icon of={Mail} />
      1,204 emails sent
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline gap={4}>
      <Icon of={Waypoints} label="Segments" />
      <Icon of={Braces} label="Contact schema" />
      <Icon of={Stamp} label="Senders" />
    </Inline>
  ),
})
