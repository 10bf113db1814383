import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Tooltip } from '#components/tooltip'
import { Stack } from '#components/layout'
import { Text } from '#components/text'

const meta = preview.meta({
  component: Tooltip,
  parameters: {
    about: {
      use: 'The name of a control without words, or more than its words say.',
      avoid: 'What people need to know to go on: show it. Links and buttons: a popover.',
      parts: ['Its owner, one control', 'The bubble'],
      keys: [
        ['Tab', 'To the owner: it shows at once.'],
        ['Escape', 'Hides it, and nothing else.'],
      ],
      accessibility:
        'Describes its owner, unless it shows its name. Opens after 100 ms, the next one at once; stays while the pointer is in it; fingers do not open it.',
    },
  },
  args: { text: 'Sends to everyone in the segment', children: <Button>Send</Button> },
})

export const Default = meta.story()

export const DescribesItsOwnerOnKeyboardFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Sends to everyone in the segment')
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Sends to everyone in the segment')
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
  },
})

/** What is shown is the name that it has already. */
export const ANameIsNotADescriptionAsWell = meta.story({
  tags: ['!picture'],
  args: { text: 'Copy', children: <button type="button" aria-label="Copy" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy')
    await expect(canvas.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('aria-describedby')
  },
})

export const ShowsOnHoverAndLetsThePointerIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    const button = canvas.getByRole('button')
    await fireEvent.pointerOut(button, { relatedTarget: tooltip })
    await fireEvent.pointerOver(tooltip, { relatedTarget: button })
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

const behind = fn()

export const EscapeHidesItAndNothingElse = meta.story({
  beforeEach: () => {
    behind.mockClear()
    document.addEventListener('keydown', behind, { capture: true })
    return () => document.removeEventListener('keydown', behind, { capture: true })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    behind.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(behind).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

export const TheNextOneOpensAtOnce = meta.story({
  render: () => (
    <>
      <Tooltip text="First words">
        <Button>First</Button>
      </Tooltip>
      <Tooltip text="Second words">
        <Button>Second</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'First' }))
    await screen.findByText('First words')
    await userEvent.hover(canvas.getByRole('button', { name: 'Second' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Second words'))
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1)
  },
})

export const TouchShowsNothing = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.pointerEnter(canvas.getByRole('button'), { pointerType: 'touch' })
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Tooltip text="Sends to everyone in the segment">
      <Button tone="primary">Send</Button>
    </Tooltip>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2} align="start">
      <Tooltip text="Deletes its 1,204 contacts as well. This can’t be undone.">
        <Button tone="danger">Delete segment</Button>
      </Tooltip>
      <Text size={13} tone="muted">
        Point at the button to read what is deleted.
      </Text>
    </Stack>
  ),
})
