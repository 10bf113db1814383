import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Region } from '#app/layouts/region.tsx'

/** Breaks when it is drawn, as often as it is told to. */
let breaks = 0
function Fragile() {
  if (breaks > 0) throw new Error('This part is broken.')
  return <p>It stands.</p>
}

/** Two parts of a layout, beside one another. */
function TwoRegions() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Region>
        <Fragile />
      </Region>
      <Region>
        <button type="button" onClick={() => setCount(count + 1)}>
          {`Pressed ${count} times`}
        </button>
      </Region>
    </>
  )
}

const meta = preview.meta({
  component: TwoRegions,
  tags: ['!autodocs'],
  parameters: { frame: 'padded' },
})

export const OneBreaksAlone = meta.story({
  tags: ['logs-errors'],
  beforeEach: () => {
    breaks = 1
  },
  play: async ({ canvas, userEvent, says, step }) => {
    await step('what stands beside it goes on', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(says('layout.regionFailed'))
      await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }))
      await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
    })
    await step('it can be tried again', async () => {
      breaks = 0
      await userEvent.click(canvas.getByRole('button', { name: says('layout.regionRetry') }))
      await expect(await canvas.findByText('It stands.')).toBeVisible()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
})
