import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Spinner, spinnerSizes } from '#components/spinner'

const meta = preview.meta({ component: Spinner, args: { label: 'Loading contacts' } })

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
