import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Chip } from '#components/chip'
import { Inline } from '#components/layout'

const meta = preview.meta({
  component: Chip,
  parameters: {
    about: {
      use: 'One of several values that apply together: the filters of a list, recipients.',
      avoid:
        'A word about a thing: a badge. Filters that open and change: filter chips. Typing entries: a tag list.',
      parts: [
        'The value, cut short with dots where it is long',
        'A button that takes it away, where it may be',
      ],
      keys: [
        ['Tab', 'To its button.'],
        ['Enter, Space', 'Take it away.'],
      ],
      accessibility:
        'The button is named after what it takes away. A list of many chips can be one stop of the Tab key (tabIndex -1).',
    },
  },
  args: { label: 'Status: Active' },
})

export const Fixed = meta.story()

export const Long = meta.story({
  args: { label: 'A filter with a rather long value '.repeat(6), onRemove: fn() },
})

export const CanBeTakenAway = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /(Remove Status: Active|Status: Activeを削除)/ }),
    )
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

export const EnterAndSpaceTakeItAway = meta.story({
  args: { onRemove: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Chip label="Status: Active" onRemove={() => undefined} />
      <Chip label="Language: Japanese" onRemove={() => undefined} />
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      Hanako Yamada
      <Chip label="Owner" onRemove={() => undefined} />
    </Inline>
  ),
})
