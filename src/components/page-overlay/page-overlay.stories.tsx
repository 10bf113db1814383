import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { PageOverlay } from '#components/page-overlay'

const meta = preview.meta({ component: PageOverlay, args: { label: 'Otegami' } })

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
