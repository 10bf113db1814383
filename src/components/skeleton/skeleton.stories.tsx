import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Skeleton, skeletonShapes } from '#components/skeleton'

const meta = preview.meta({ component: Skeleton })

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
