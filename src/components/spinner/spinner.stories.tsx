import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Spinner, spinnerSizes } from '#components/spinner'
import { Card } from '#components/card'
import { Inline } from '#components/layout'

const meta = preview.meta({
  component: Spinner,
  argTypes: { size: { options: spinnerSizes } },
  parameters: {
    about: {
      use: 'Something goes on and nobody knows how long.',
      avoid:
        'Content whose shape is known: skeletons. A known amount: progress. A button: its own busy state.',
      parts: ['A turning ring'],
      accessibility: 'With a label a status; without one hidden, because the text beside it says it.',
    },
  },
  args: { label: 'Loading contacts' },
})

export const SaysWhatIsWaitedFor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading contacts' })).toBeVisible()
  },
})

export const EverySize = meta.story({
  render: () => (
    <>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </>
  ),
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Spinner />
      Checking the records of example.jp
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Contacts">
      <Spinner size="large" label="Loading contacts" />
    </Card>
  ),
})
