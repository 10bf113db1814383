import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { LoadMore, type LoadMoreProps } from '#components/pagination'

function Growing({ shown: initial, hasMore, onMore, ...rest }: LoadMoreProps) {
  const [shown, setShown] = useState(initial)
  return (
    <LoadMore
      {...rest}
      shown={shown}
      onMore={() => {
        setShown(shown + 20)
        onMore()
      }}
      hasMore={hasMore && shown < (rest.total ?? Infinity)}
    />
  )
}

const meta = preview.meta({
  component: LoadMore,
  render: (args) => <Growing {...args} />,
  parameters: {
    about: {
      use: 'Below a list that is read by a cursor, such as a timeline: what is there stays, and more follows.',
      avoid: 'A list whose length is known and whose pages people come back to: Pagination.',
      parts: [
        'How many are shown, of how many where that is known',
        'The button; without it everything is there',
      ],
      keys: [
        [
          'Enter, Space',
          'Loads more; the focus stays on the button, and goes to how many are shown with the last part.',
        ],
      ],
      accessibility:
        'How many are shown is a status: it is read when more have come. While they load the button is busy.',
    },
  },
  args: { shown: 20, hasMore: true, onMore: fn() },
})

export const Default = meta.story()
export const OfAKnownNumber = meta.story({ args: { total: 12_480 } })
export const Loading = meta.story({ args: { loading: true } })
export const Everything = meta.story({ args: { shown: 42, hasMore: false } })
export const Nothing = meta.story({ args: { shown: 0, hasMore: false } })

export const MoreFollowsAndTheFocusStays = meta.story({
  args: { total: 12_480 },
  play: async ({ canvas, userEvent, args, says }) => {
    const more = canvas.getByRole('button', { name: says('pagination.more') })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('pagination.shownOf', { shown: 40, total: 12_480 }),
    )
    await expect(more).toHaveFocus()
  },
})

export const TheFocusOutlivesTheLastPart = meta.story({
  tags: ['!picture'],
  args: { total: 40 },
  play: async ({ canvas, userEvent, says }) => {
    canvas.getByRole('button', { name: says('pagination.more') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
})

export const NobodyStartsItTwice = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).not.toHaveBeenCalled()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <LoadMore shown={20} hasMore onMore={() => undefined} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <LoadMore shown={6_240} total={12_480} hasMore onMore={() => undefined} />,
})
