import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Pagination, type PaginationProps } from '#components/pagination'
import { Stack } from '#components/layout'

function Controlled({
  page: initial,
  pageSize: initialSize,
  onPageChange,
  onPageSizeChange,
  ...rest
}: PaginationProps) {
  const [page, setPage] = useState(initial)
  const [pageSize, setPageSize] = useState(initialSize)
  return (
    <Pagination
      {...rest}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        setPage(next)
        onPageChange(next)
      }}
      {...(onPageSizeChange
        ? {
            onPageSizeChange: (size: number, next: number) => {
              setPageSize(size)
              setPage(next)
              onPageSizeChange(size, next)
            },
          }
        : {})}
    />
  )
}

const meta = preview.meta({
  component: Pagination,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A long list of which the number of rows is known, where people go back to a certain page or tell somebody which page it was.',
      avoid:
        'A few rows: show them all. A list read by a cursor, whose end nobody knows: LoadMore. A list that is scanned as a whole: the data table shows a million rows without pages.',
      parts: [
        'Which rows are shown, of how many',
        'The choice of how many rows a page has, if it may be changed',
        'Previous, the pages with what is left out between them, next; on a narrow screen the number of the page instead of the pages',
      ],
      keys: [
        ['Tab', 'To the next page that can be gone to.'],
        ['Enter, Space', 'Goes to that page; the focus stays.'],
      ],
      accessibility:
        'A navigation landmark with a list of buttons. The page that is shown has aria-current. Which rows are shown is a status: it is read when the page changes. Previous and next stay focusable at the ends, so the focus is never lost.',
    },
  },
  args: { page: 1, pageSize: 25, total: 12_480, onPageChange: fn() },
})

export const Default = meta.story()
export const InTheMiddle = meta.story({ args: { page: 250 } })
export const AtTheEnd = meta.story({ args: { page: 500 } })
export const FewPages = meta.story({ args: { total: 110, page: 2 } })
export const OnePage = meta.story({ args: { total: 7 } })
export const NoRows = meta.story({ args: { total: 0 } })
export const WithPageSize = meta.story({ args: { page: 3, onPageSizeChange: fn() } })
export const Narrow = meta.story({
  args: { page: 250, onPageSizeChange: fn() },
  globals: { viewport: { value: 'smallest' } },
})

export const APageThatIsGoneShowsTheLast = meta.story({
  args: { page: 9000 },
  play: async ({ canvas, says }) => {
    await expect(
      canvas.getByRole('button', { name: says('pagination.page', { page: 500 }) }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('pagination.rows', { first: 12_476, last: 12_480, total: 12_480 }),
    )
  },
})

export const EnterGoesToThePageAndTheFocusStays = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const third = canvas.getByRole('button', { name: says('pagination.page', { page: 5 }) })
    while (document.activeElement !== third) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(5)
    await expect(third).toHaveFocus()
    await expect(third).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledOnce()
  },
})

export const TheEndsLetNobodyFurtherAndKeepTheFocus = meta.story({
  args: { total: 50 },
  play: async ({ canvas, userEvent, args, says }) => {
    const previous = canvas.getByRole('button', { name: says('pagination.previous') })
    const next = canvas.getByRole('button', { name: says('pagination.next') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onPageChange).not.toHaveBeenCalled()
    next.focus()
    await userEvent.keyboard(' ')
    await expect(args.onPageChange).toHaveBeenCalledWith(2)
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
})

export const AnotherLengthKeepsTheFirstRow = meta.story({
  args: { page: 5, onPageSizeChange: fn() },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: says('pagination.pageSize') }), '100')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(100, 2)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      says('pagination.rows', { first: 101, last: 200, total: 12_480 }),
    )
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Pagination page={2} pageSize={25} total={110} onPageChange={() => undefined} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Stack as="ul" divided>
        <li>Monthly news</li>
        <li>Spring sale</li>
      </Stack>
      <Pagination page={1} pageSize={2} total={4} onPageChange={() => undefined} />
    </Stack>
  ),
})
