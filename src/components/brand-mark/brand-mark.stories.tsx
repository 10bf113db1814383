import preview from '#.storybook/preview'
import { BrandMark, brandMarkSizes } from '#components/brand-mark'
import { Inline } from '#components/layout'

const meta = preview.meta({
  component: BrandMark,
  argTypes: { size: { options: brandMarkSizes } },
  parameters: {
    about: {
      use: 'The product itself: sign-in page, navigation, the overlay of the first page.',
      avoid: 'Workspaces, brands and people: an avatar.',
      parts: ['A letter', 'The vermilion seal that closes it'],
      accessibility:
        'Hidden from screen readers: the name of the product stands beside it or names what it stands in.',
    },
  },
})

export const Default = meta.story()

export const EverySize = meta.story({
  render: () => (
    <>
      {brandMarkSizes.map((size) => (
        <BrandMark key={size} size={size} />
      ))}
    </>
  ),
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <BrandMark />
      Sign in to Otegami
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <BrandMark />
      Sakura Coffee Roasters
    </Inline>
  ),
})
