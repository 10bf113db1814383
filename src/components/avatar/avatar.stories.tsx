import { expect, waitFor } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { Avatar, avatarShapes, avatarSizes } from '#components/avatar'
import { Inline, Stack } from '#components/layout'

const meta = preview.meta({
  component: Avatar,
  argTypes: { size: { options: avatarSizes }, shape: { options: avatarShapes } },
  parameters: {
    about: {
      use: 'The picture of a person, a workspace or a brand beside its name; its initial on a colour of its own where there is no picture.',
      avoid:
        'A picture that says something by itself: an image with a text of its own. The product: its brand mark.',
      parts: ['The initial, on a hue that follows from the name', 'The picture over it, once it has arrived'],
      accessibility:
        'Hidden from screen readers: the name stands beside it in words. A picture that cannot be shown leaves the initial.',
    },
  },
  args: { name: 'Hanako Yamada' },
})

export const Letter = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('H')).toBeVisible()
  },
})

export const CompanyWithoutItsSuffix = meta.story({
  args: { name: '株式会社さくら', shape: 'square' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('さ')).toBeVisible()
  },
})

export const EverySizeAndShape = meta.story({
  render: (args) => (
    <Catalog rows={avatarShapes} columns={avatarSizes}>
      {(shape, size) => <Avatar {...args} shape={shape} size={size} />}
    </Catalog>
  ),
})

export const ManyNames = meta.story({
  render: () => (
    <>
      {['Hanako', 'Taro', 'Sakura', 'Aoi', 'Ren', 'Yui', 'Sora', 'Mei', 'Kaito', 'Rin'].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </>
  ),
})

const redDot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="firebrick"/%3E%3C/svg%3E'

export const Photo = meta.story({ args: { src: redDot, size: 'large' } })

export const ABrokenPhotoGivesWayToTheLetter = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('H')).toBeVisible()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3}>
      <Inline>
        <Avatar name="Hanako Yamada" />
        Hanako Yamada
      </Inline>
      <Inline>
        <Avatar name="株式会社さくら" shape="square" />
        株式会社さくら
      </Inline>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Avatar name="Otegami" shape="square" />
      Welcome to Otegami
    </Inline>
  ),
})
