import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { ProgressBar, ProgressFallback } from '#components/progress-bar'

const meta = preview.meta({
  component: ProgressBar,
  parameters: {
    // It covers the window: on the docs page each story has one of its own.
    docs: { story: { inline: false, height: '160px' } },
    about: {
      use: 'Says that a page is on its way, after a press on a link.',
      avoid: 'A work of known size: progress. A part of a page: skeletons.',
      parts: ['A line at the top of the window'],
      accessibility:
        'Hidden from screen readers: they hear the title of the page when it is there. Still where motion is reduced.',
    },
  },
  args: { navigation: 'first' },
})

const barIn = (root: HTMLElement) => {
  const bar = root.querySelector('[data-state]')
  if (!bar) throw new Error('No bar was drawn.')
  return bar
}

export const Resolved = meta.story({
  play: async ({ canvasElement }) => {
    await expect(barIn(canvasElement)).toHaveAttribute('data-state', 'resolved')
  },
})

function Navigating() {
  const [page, setPage] = useState('first')
  const [loading, setLoading] = useState(false)
  return (
    <>
      <ProgressBar navigation={page} />
      {loading ? <ProgressFallback /> : null}
      <Button onClick={() => setPage(`${page}+`)}>Navigate</Button>
      <Button onClick={() => setLoading(!loading)}>Fallback</Button>
    </>
  )
}

export const EachNavigationResolves = meta.story({
  render: () => <Navigating />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }))
    await expect(barIn(canvasElement)).toHaveAttribute('data-state', 'resolving')
    await waitFor(() => expect(barIn(canvasElement)).toHaveAttribute('data-state', 'resolved'))
  },
})

export const AFallbackHoldsIt = meta.story({
  render: () => <Navigating />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Navigate' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fallback' }))
    await expect(barIn(canvasElement)).toHaveAttribute('data-state', 'fallbacking')
    await userEvent.click(canvas.getByRole('button', { name: 'Fallback' }))
    await expect(barIn(canvasElement)).toHaveAttribute('data-state', 'resolved')
  },
})
