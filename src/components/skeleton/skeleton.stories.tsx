import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Skeleton, skeletonShapes } from '#components/skeleton'
import { Inline, Stack } from '#components/layout'

const meta = preview.meta({
  component: Skeleton,
  argTypes: { shape: { options: skeletonShapes } },
  parameters: {
    about: {
      use: 'The shape of what comes, where its shape is known.',
      avoid: 'A wait without a shape: a spinner. A work of known size: progress.',
      parts: ['A grey shape: text, title, control, circle, block'],
      accessibility:
        'Hidden from screen readers: the region around it is busy. Shows only after 120 ms; still where motion is reduced.',
    },
  },
})

export const EveryShape = meta.story({
  render: () => (
    <>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} width={60} />
      ))}
    </>
  ),
})

export const WaitsBeforeItShows = meta.story({
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('span[aria-hidden]')
    if (!skeleton) throw new Error('No skeleton was drawn.')
    await expect(getComputedStyle(skeleton).animationDelay).toMatch(/^0\.12s/)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline nowrap gap={3} aria-busy>
      <Skeleton shape="circle" />
      <Stack grow gap={2}>
        <Skeleton width={50} />
        <Skeleton width={80} />
      </Stack>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2} aria-busy>
      Importing 12,480 contacts
      <Skeleton shape="control" />
    </Stack>
  ),
})
