import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { PageOverlay, pageStates } from '#components/page-overlay'

const meta = preview.meta({
  component: PageOverlay,
  argTypes: { state: { options: pageStates } },
  parameters: {
    // It covers the window: on the docs page each story has one of its own.
    docs: { story: { inline: false, height: '360px' } },
    about: {
      use: 'Covers the window until the first page of a visit is there.',
      avoid: 'Later pages: the progress bar. A part of a page: skeletons.',
      parts: ['The brand mark, on the ground of the page'],
      accessibility:
        'A status with the name of the product, busy until the page has resolved; gone 250 ms later.',
    },
  },
  args: { label: 'Otegami' },
})

export const Resolving = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Otegami' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const ResolvedItClears = meta.story({
  args: { state: 'resolved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Otegami' })).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
  },
})
