import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from '#components/data-table'
import * as styles from './data-table-stories.css.ts'

interface Person {
  id: string
  email: string
  name: string
  age: number
}

const personAt = (index: number): Person => ({
  id: `p${index}`,
  email: `person${index}@example.com`,
  name: index % 3 === 0 ? `佐藤 ${index}` : `Person ${index}`,
  age: 20 + (index % 60),
})

const columns: DataTableColumn<Person>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    width: { least: 50, share: 2 },
    sortable: true,
    inCard: 'title',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    width: { least: 40, share: 1 },
    sortable: true,
    inCard: 'meta',
  },
  { id: 'age', header: 'Age', cell: ({ age }) => age, width: { least: 20, share: 0.5 }, align: 'end' },
]

function Framed(props: DataTableProps<Person>) {
  const [sort, setSort] = useState<DataTableSort>({ key: 'email', direction: 'asc' })
  return (
    <div className={styles.frame}>
      <DataTable
        {...props}
        sort={sort}
        onSortChange={(next) => {
          setSort(next)
          props.onSortChange?.(next)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Framed,
  args: {
    label: 'People',
    columns,
    rowCount: 100,
    rowAt: personAt as DataTableProps<Person>['rowAt'],
    rowKey: ({ id }: Person) => id,
    onOpen: fn<NonNullable<DataTableProps<Person>['onOpen']>>(),
    onRangeChange: fn<NonNullable<DataTableProps<Person>['onRangeChange']>>(),
    onSortChange: fn<NonNullable<DataTableProps<Person>['onSortChange']>>(),
  },
})

export const Default = meta.story()

export const Loading = meta.story({ args: { rowCount: undefined } })

export const PagesStillOnTheirWay = meta.story({
  args: { rowAt: (index: number) => (index < 5 ? personAt(index) : undefined) },
})

export const OneIsOpenAndTheAnswerIsOld = meta.story({ args: { openKey: 'p2', stale: true } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

export const DrawsOnlyWhatCanBeSeen = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '101')
    await waitFor(() => expect(args.onRangeChange).toHaveBeenCalled())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30)
  },
})

export const TheLastOfAMillionIsReached = meta.story({
  args: { rowCount: 1_000_000 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('person999999@example.com')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{Home}')
    await expect(await canvas.findByText('person0@example.com')).toBeVisible()
  },
})

export const ArrowsWalkAndEnterOpens = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid')
    grid.focus()
    await userEvent.keyboard('{ArrowDown}j{ArrowDown}k')
    const active = canvas.getByRole('row', { name: /person2@/ })
    await expect(grid).toHaveAttribute('aria-activedescendant', active.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(personAt(2), 2)
  },
})

export const AClickOpensTheRow = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('person4@example.com'))
    await expect(args.onOpen).toHaveBeenLastCalledWith(personAt(4), 4)
  },
})

export const AHeaderSortsAndSaysSo = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'email', direction: 'desc' })
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'asc' })
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'none')
  },
})

export const ComesBackToItsPlace = meta.story({
  args: { rowCount: 5000, initialRow: 3000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('person3000@example.com')).toBeVisible()
  },
})
