import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { AiCanvas, type AiCanvasProps } from '#components/ai-canvas'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Stack } from '#components/layout'
import { Text } from '#components/text'

const pressed = fn()

const meta = preview.meta({
  component: AiCanvas,
  parameters: {
    about: {
      use: 'Around what the assistant writes or changes, while it does: a campaign, a form, a condition.',
      avoid:
        'Content that is loaded: a skeleton. A button whose work goes on: its own busy state. The chat: its live steps.',
      parts: [
        'The content',
        'A light that passes and a ring that breathes',
        'What is being done, with a live dot',
      ],
      accessibility:
        'The content says that it is busy; what is being done is announced once. Everything stays readable and usable, and the focus where it is. With reduced motion the ring and the words stand still.',
    },
  },
  args: {
    busy: true,
    children: (
      <Card>
        <p>Spring sale: everything for the garden, 20 % off until Sunday.</p>
        <Button onClick={() => pressed()}>Edit</Button>
      </Card>
    ),
  },
  beforeEach: () => {
    pressed.mockClear()
  },
})

export const Busy = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(says('aiCanvas.working'))
    const edit = canvas.getByRole('button', { name: 'Edit' })
    await expect(edit.closest('[aria-busy=true]')).not.toBeNull()
    await userEvent.click(edit)
    await expect(pressed).toHaveBeenCalledOnce()
    // Nothing of what lies over the content takes a press from it.
    const words = canvas.getByText(says('aiCanvas.working'))
    const { left, top } = words.getBoundingClientRect()
    await expect(words.contains(document.elementFromPoint(left + 8, top + 8))).toBe(false)
  },
})

export const Idle = meta.story({
  args: { busy: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: 'Edit' }).closest('[aria-busy=true]')).toBeNull()
  },
})

export const SaysWhatItDoes = meta.story({ args: { label: '件名を作成しています…' } })

export const LongText = meta.story({
  args: {
    label: 'Writing the subject…',
    children: <Card>{'Everything for the garden, 20 % off until Sunday. '.repeat(30)}</Card>,
  },
})

function Works(props: AiCanvasProps) {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button onClick={() => setBusy(!busy)}>Ask</Button>
      <AiCanvas {...props} busy={busy} />
    </>
  )
}

export const BeginsAndEndsWithoutMovingTheContent = meta.story({
  render: (args) => <Works {...args} />,
  play: async ({ canvas, userEvent, says }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' })
    const before = edit.getBoundingClientRect()
    const ask = canvas.getByRole('button', { name: 'Ask' })
    await userEvent.click(ask)
    await expect(canvas.getByRole('status')).toHaveTextContent(says('aiCanvas.working'))
    await expect(edit.getBoundingClientRect()).toEqual(before)
    await expect(ask).toHaveFocus()
    await userEvent.click(ask)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBe(edit)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <AiCanvas busy label="Writing the subject…">
      <Card>
        <Stack gap={1}>
          <Text weight="semibold">Spring sale: 20 % off until Sunday</Text>
          <Text tone="muted">April 5</Text>
        </Stack>
      </Card>
    </AiCanvas>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <AiCanvas busy label="Loading…">
      <Card>
        <Stack as="ul" divided>
          <li>Hanako Yamada</li>
          <li>Yui Sato</li>
        </Stack>
      </Card>
    </AiCanvas>
  ),
})
