import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { withText } from '#.storybook/text-size'
import {
  DataTable,
  nothingSelected,
  selectedCount,
  TableDensityContext,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from '#components/data-table'
import type { MenuEntry } from '#components/menu'
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

const rowAt: DataTableProps<Person>['rowAt'] = personAt

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
  component: DataTable<Person>,
  render: (args) => <Framed {...args} />,
  parameters: {
    about: {
      use: 'A list of any length with columns, to scan, sort, select and open.',
      avoid:
        'A few names and values: a description list. Things within things: a tree. On narrow screens its rows become cards by themselves.',
      parts: [
        'The header row, which sorts',
        'Rows, of which only the visible ones exist',
        'Checkboxes, for a selection',
        'A menu per row',
      ],
      keys: [
        ['Tab', 'To the table: one stop.'],
        ['Down, Up', 'The next or the previous row.'],
        ['Page Down, Page Up', 'A screenful.'],
        ['Home, End', 'The first or the last row; in a cell, the first or the last cell of the row.'],
        [
          'Right, Left',
          'Into the cells of the row and along them; Left on the first cell returns to the row.',
        ],
        [
          'Control+Home, Control+End',
          'In a cell: the first cell of the first row, or the last cell of the last row.',
        ],
        ['Enter', 'Open the row; in a cell that can be edited, edit it.'],
        ['F2', 'Edit the cell, or the first cell of the row that can be edited.'],
        ['Tab, Shift+Tab', 'While editing: keep it and edit the next or the previous cell.'],
        ['Escape', 'While editing: back to the cell.'],
        ['x, Space', 'Select the row; with Shift up to it.'],
        ['Shift+Down, Shift+Up, Shift+Page Down', 'Extend the selection.'],
        ['Control+A', 'Select all rows.'],
        ['Menu key, Shift+F10', 'The menu of the row.'],
      ],
      accessibility:
        'A grid with the number of all its rows, whether drawn or not; the active row is told to screen readers. Sorting says so. What is not there yet is named as loading.',
    },
  },
  args: {
    label: 'People',
    columns,
    rowCount: 100,
    rowAt,
    rowKey: ({ id }: Person) => id,
    onOpen: fn<NonNullable<DataTableProps<Person>['onOpen']>>(),
    onRangeChange: fn<NonNullable<DataTableProps<Person>['onRangeChange']>>(),
    onSortChange: fn<NonNullable<DataTableProps<Person>['onSortChange']>>(),
  },
})

export const Default = meta.story()

export const Loading = meta.story({
  args: { rowCount: undefined },
  play: async ({ canvas, says }) => {
    // Roles leave out what is hidden: the shapes of rows that are waited for are shown after a moment (ERR-1).
    await expect(await canvas.findAllByRole('img', { name: says('dataTable.loadingRow') })).not.toHaveLength(
      0,
    )
  },
})

export const PagesStillOnTheirWay = meta.story({
  args: { rowAt: (index: number) => (index < 5 ? personAt(index) : undefined) },
})

export const OneIsOpenAndTheAnswerIsOld = meta.story({ args: { openKey: 'p2', stale: true } })

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

export const Compact = meta.story({
  args: { density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')[2]?.offsetHeight).toBe(32)
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('person99@example.com')).toBeVisible()
  },
})
export const CompactAndSelectable = meta.story({
  args: { density: 'compact' },
  render: (args) => <Selecting {...args} />,
})

/** A table says nothing of it: the reader's choice holds for all (SET-69), and lists of two lines become closer too. */
export const AsCloseAsTheReaderWants = meta.story({
  render: (args) => (
    <TableDensityContext value="compact">
      <div className={styles.picture}>
        <DataTable {...args} />
      </div>
      <div className={styles.picture}>
        <DataTable {...args} label="Two lines" density="tall" />
      </div>
    </TableDensityContext>
  ),
  play: async ({ canvas }) => {
    const heightIn = (label: string) =>
      within(canvas.getByRole('grid', { name: label })).getAllByRole('row')[2]?.offsetHeight
    await expect(heightIn('People')).toBe(32)
    await expect(heightIn('Two lines')).toBe(48)
  },
})

export const DrawsOnlyWhatCanBeSeen = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-rowcount', '101')
    await waitFor(() => expect(args.onRangeChange).toHaveBeenCalled())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30)
  },
})

/** To measure would lay out the page, and draw the rows behind whatever the first picture sets going. */
export const TheFirstRowsDoNotWaitToBeMeasured = meta.story({
  tags: ['!picture'],
  beforeEach: () => {
    const { ResizeObserver } = window
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    return () => {
      window.ResizeObserver = ResizeObserver
    }
  },
  play: async ({ canvas }) => {
    const { clientHeight } = canvas.getByRole('grid')
    // More than it has room for, those beyond the edge included: nobody has told it.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(clientHeight / 40 + 8))
    await expect(canvas.getByText('person0@example.com')).toBeVisible()
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

/** Who has text of twice the size in the browser reads both lines of a row, and whole numbers. */
export const LargeText = meta.story({
  args: {
    density: 'tall',
    columns: [
      {
        id: 'email',
        header: 'Email',
        width: { least: 50, share: 2 },
        cell: ({ email, name }) => (
          <div>
            {email}
            <br />
            {name}
          </div>
        ),
      },
      {
        id: 'age',
        header: 'Visits',
        width: { least: 22, share: 0.1 },
        align: 'end',
        cell: ({ age }) => <span>{`${age}0,000`}</span>,
      },
    ],
  },
  beforeEach: withText('200%'),
  play: async ({ canvas }) => {
    const cut = (await canvas.findAllByRole('gridcell')).filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight || scrollWidth > clientWidth,
    )
    await expect(cut).toEqual([])
  },
})

/** A bar of a million rows stands for more than it is tall; what a wheel moves is still what it says. */
export const AMillionScrollByAsMuchAsTheWheelSays = meta.story({
  args: { rowCount: 1_000_000 },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    const rests = new Promise((resolve) => grid.addEventListener('scrollend', resolve, { once: true }))
    grid.scrollTop = grid.scrollHeight / 2
    await rests
    const rows = await canvas.findAllByRole('row', { name: /person(499|500)\d{3}@/ })
    const address = /person\d+@example\.com/.exec(rows[Math.floor(rows.length / 2)]?.textContent ?? '')?.[0]
    // Asked for anew each time: how often a row is drawn is not what is told here.
    const top = () => canvas.getByText(address ?? 'no row of the middle').getBoundingClientRect().top
    const before = top()
    // Not out of view: the rows beyond it may not be drawn yet.
    for (const moved of [60, 120, 70]) {
      grid.scrollTop += top() - (before - moved)
      await waitFor(() => expect(top()).toBeCloseTo(before - moved, 0))
    }
  },
})

export const ArrowsWalkAndEnterOpens = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const grid = canvas.getByRole('grid')
    while (document.activeElement !== grid) await userEvent.tab()
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

const removed = fn<(id: string) => void>()
const menuOf = ({ id }: Person): readonly MenuEntry[] => [
  { kind: 'action', id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => removed(id) },
]

function Selecting({ selection: initial = nothingSelected, ...rest }: DataTableProps<Person>) {
  const [selection, setSelection] = useState(initial)
  return (
    <>
      <output>{selectedCount(selection, rest.rowCount ?? 0)}</output>
      <Framed
        {...rest}
        rowLabel={({ email }) => email}
        rowMenu={menuOf}
        selection={selection}
        onSelectionChange={setSelection}
      />
    </>
  )
}

export const Selectable = meta.story({
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /person1@example\.com/ }))
    await expect(canvas.getByRole('row', { name: /person1@/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('checkbox', { name: /^(Select all|すべて選択)$/ })).toBePartiallyChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
  },
})

export const SelectableNarrow = Selectable.extend({ globals: { viewport: { value: 'narrow' } } })

export const ShiftSelectsUpToThere = meta.story({
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('jx')
    await userEvent.keyboard('jjj{Shift>}x{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('4')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
  },
})

export const AllOfAMillionButOne = meta.story({
  args: { rowCount: 1_000_000 },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Select all|すべて選択)$/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('1000000')
    await userEvent.click(canvas.getByRole('checkbox', { name: /person2@/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('999999')
  },
})

export const EachRowHasItsMenu = meta.story({
  beforeEach: () => {
    removed.mockClear()
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent, step, args }) => {
    await step('behind its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /person1@/ }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await expect(removed).toHaveBeenLastCalledWith('p1')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('on a right click', async () => {
      await fireEvent.contextMenu(canvas.getByText('person3@example.com'), {
        clientX: 80,
        clientY: 120,
        button: 2,
      })
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await expect(removed).toHaveBeenLastCalledWith('p3')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    })
    await step('on the menu key, for the active row', async () => {
      const grid = canvas.getByRole('grid')
      grid.focus()
      await userEvent.keyboard('j')
      await fireEvent.contextMenu(grid)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(removed).toHaveBeenLastCalledWith('p4')
      await expect(grid).toHaveFocus()
    })
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

export const TheActiveRowIsNeverBehindTheHeader = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid')
    grid.focus()
    await userEvent.keyboard(
      '{PageDown}{PageDown}{PageDown}{PageUp}{PageUp}{PageUp}{PageUp}{PageDown}{ArrowDown}',
    )
    const active = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')
    if (!active) throw new Error('The active row is not drawn.')
    const header = canvas.getAllByRole('row')[0]
    await expect(active.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      (header?.getBoundingClientRect().bottom ?? 0) - 1,
    )
    await expect(active.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      grid.getBoundingClientRect().bottom + 1,
    )
  },
})

const brief: DataTableColumn<Person>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    width: { least: 46, share: 2 },
    sortable: true,
    inCard: 'title',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    width: { least: 24, share: 1 },
    sortable: true,
    inCard: 'meta',
  },
]

const contacts: readonly Person[] = [
  { id: 'aoi', email: 'aoi@example.jp', name: 'Aoi Mori', age: 29 },
  { id: 'hanako', email: 'hanako@example.jp', name: '山田 花子', age: 34 },
  { id: 'taro', email: 'taro@example.jp', name: 'Taro Suzuki', age: 41 },
  { id: 'yui', email: 'yui@example.jp', name: 'Yui Sato', age: 52 },
]

interface Fact {
  term: string
  value: string
}
const facts: readonly Fact[] = [
  { term: 'Email', value: 'hanako@example.jp' },
  { term: 'City', value: 'Kyoto' },
  { term: 'Plan', value: 'Premium' },
  { term: 'Language', value: 'Japanese' },
]
const factColumns: DataTableColumn<Fact>[] = [
  {
    id: 'term',
    header: 'Field',
    cell: ({ term }) => term,
    width: { least: 24, share: 1 },
    inCard: 'title',
  },
  {
    id: 'value',
    header: 'Value',
    cell: ({ value }) => value,
    width: { least: 40, share: 2 },
    inCard: 'meta',
  },
]

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <div className={styles.picture}>
      <DataTable
        label="Contacts"
        columns={brief}
        rowCount={contacts.length}
        rowAt={(index) => contacts[index]}
        rowKey={({ id }) => id}
        sort={{ key: 'email', direction: 'asc' }}
        onSortChange={() => undefined}
      />
    </div>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <div className={styles.picture}>
      <DataTable
        label="Hanako Yamada"
        columns={factColumns}
        rowCount={facts.length}
        rowAt={(index) => facts[index]}
        rowKey={({ term }) => term}
      />
    </div>
  ),
})
