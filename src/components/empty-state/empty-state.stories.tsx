import Users from 'lucide-react/icons/users'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { EmptyState, NoMatch } from '#components/empty-state'
import { Icon } from '#components/icon'

const meta = preview.meta({
  component: EmptyState,
  parameters: {
    about: {
      use: 'A place that has nothing yet: what it is for, and the one thing to do.',
      avoid:
        'Filters that match nothing: no match. Content that could not be loaded: an error block. No permission: an error block of that kind.',
      parts: ['A drawing', 'A title', 'A sentence', 'The action'],
      keys: [['Tab', 'To the action.']],
      accessibility:
        'A heading of level two; the drawing is hidden. What replaced a list is announced by the list’s own status.',
    },
  },
  args: {
    title: 'No contacts yet',
    children: 'Everyone you write to is kept here.',
    drawing: <Icon of={Users} size="large" />,
    action: <Button tone="primary">Import contacts</Button>,
  },
})

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No contacts yet' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Import contacts' })).toHaveFocus()
  },
})

const cleared = fn()

export const NoMatchOffersToClear = meta.story({
  beforeEach: () => {
    cleared.mockClear()
  },
  render: () => <NoMatch onClear={cleared} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear filters|絞り込みを解除/ }))
    await expect(cleared).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <EmptyState
      drawing={<Icon of={Users} size="large" />}
      title="No contacts yet"
      action={<Button tone="primary">Import</Button>}
    >
      Contacts are the people you write to.
    </EmptyState>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <EmptyState
      drawing={<Icon of={Users} size="large" />}
      title="Contacts could not be loaded"
      action={<Button>Retry</Button>}
    >
      The server didn’t respond in time.
    </EmptyState>
  ),
})
