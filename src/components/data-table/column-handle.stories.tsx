import { useMemo, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  arrangeColumns,
  ColumnChooser,
  ColumnHandle,
  columnsAsDeclared,
  DataTable,
  type ColumnLayout,
  type DataTableColumn,
} from '#components/data-table'
import * as styles from './data-table-stories.css.ts'
import { Stack } from '#components/layout'

interface Person {
  id: string
  email: string
}
const rowAt = (index: number): Person => ({ id: `p${index}`, email: `person${index}@example.com` })
const columnOf = (id: string, header: string): DataTableColumn<Person> => ({
  id,
  header,
  cell: ({ email }) => `${id} ${email}`,
  width: { least: 50, share: 0 },
  sortable: true,
  inCard: 'meta',
})
const columns = [
  columnOf('email', 'Email'),
  columnOf('name', 'Name'),
  columnOf('city', '市区町村'),
  columnOf('plan', 'Plan'),
]
const sorted = fn<() => void>()

interface ArrangedProps {
  layout: ColumnLayout
  onLayoutChange: (layout: ColumnLayout) => void
}

function Arranged({ layout: initial, onLayoutChange }: ArrangedProps) {
  const [layout, setLayout] = useState(initial)
  const shown = useMemo(() => arrangeColumns(columns, layout), [layout])
  const handleOf = (column: DataTableColumn<Person>) => (
    <ColumnHandle
      column={column}
      columns={columns}
      layout={layout}
      onLayoutChange={(next) => {
        setLayout(next)
        onLayoutChange(next)
      }}
    />
  )
  return (
    <div className={styles.frame}>
      <DataTable
        label="People"
        columns={shown}
        rowCount={1000}
        rowAt={rowAt}
        rowKey={({ id }) => id}
        sort={{ key: 'email', direction: 'asc' }}
        onSortChange={sorted}
        columnTool={handleOf}
      />
    </div>
  )
}

const meta = preview.meta({
  component: ColumnHandle,
  render: (args) => <Arranged {...args} />,
  parameters: {
    about: {
      use: 'In the heads of a table whose columns people arrange for themselves: its columnTool.',
      avoid:
        'Without a ColumnChooser above the table: columns could not be moved from the keyboard or by touch.',
      parts: ['The edge of the head', 'The head around it, which can be dragged'],
      keys: [
        ['Left, Right', 'Narrower or wider by 8 px; with Shift by 40 px.'],
        ['Home', 'As narrow as it can be.'],
        ['Delete', 'As wide as it was at first; so does a double click.'],
      ],
      accessibility:
        'A separator with the width of its column in px. Moving columns by dragging has its keyboard way in the ColumnChooser.',
    },
  },
  args: {
    column: columnOf('email', 'Email'),
    columns,
    layout: columnsAsDeclared,
    onLayoutChange: fn<(layout: ColumnLayout) => void>(),
  },
})

export const Default = meta.story()

export const TheFirstColumnStays = meta.story({
  args: { layout: { order: ['plan', 'city'], hidden: ['name', 'email'], widths: { plan: 200, city: 200 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Email',
      'Plan',
      '市区町村',
    ])
    const grid = canvas.getByRole('grid')
    grid.scrollLeft = 300
    const head = canvas.getByRole('columnheader', { name: 'Email' })
    await expect(
      Math.abs(head.getBoundingClientRect().left - grid.getBoundingClientRect().left),
    ).toBeLessThan(2)
  },
})

export const KeysMakeItWider = meta.story({
  play: async ({ canvas, userEvent, says, args }) => {
    const edge = canvas.getByRole('separator', { name: says('dataTable.width', { column: 'Name' }) })
    const widthOf = () => edge.parentElement?.offsetWidth
    edge.focus()
    await expect(edge).toHaveAttribute('aria-valuenow', '200')
    await userEvent.keyboard('{ArrowRight}')
    await expect(widthOf()).toBe(208)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
    await expect(widthOf()).toBe(240)
    await expect(edge).toHaveAttribute('aria-valuenow', '240')
    await userEvent.keyboard('{Home}')
    await expect(widthOf()).toBe(48)
    await userEvent.keyboard('{Delete}')
    await expect(widthOf()).toBe(200)
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(columnsAsDeclared)
  },
})

export const DraggedEdgeFollowsThePointer = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const edge = canvas.getByRole('separator', { name: says('dataTable.width', { column: 'Name' }) })
    const { left, top } = edge.getBoundingClientRect()
    const at = (by: number) => ({ clientX: left + 12 + by, clientY: top + 10 })
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: at(0) },
      { target: edge, coords: at(100) },
      { keys: '[/MouseLeft]', target: edge, coords: at(100) },
    ])
    await expect(edge.parentElement?.offsetWidth).toBe(300)
    await userEvent.dblClick(edge)
    await expect(edge.parentElement?.offsetWidth).toBe(200)
  },
})

export const DraggedHeadMovesTheColumnAndSortsNothing = meta.story({
  beforeEach: () => {
    sorted.mockClear()
  },
  play: async ({ canvas, userEvent, args }) => {
    const plan = canvas.getByRole('button', { name: 'Plan' })
    const name = canvas.getByRole('columnheader', { name: /Name/ }).getBoundingClientRect()
    const from = plan.getBoundingClientRect()
    const to = { clientX: name.left + 20, clientY: name.top + 10 }
    await fireEvent.pointerDown(plan, { clientX: from.left + 5, clientY: from.top + 5, button: 0 })
    await fireEvent.pointerMove(window, to)
    await fireEvent.pointerUp(window, to)
    await fireEvent.click(plan)
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Email',
        'Plan',
        'Name',
        '市区町村',
      ]),
    )
    await expect(sorted).not.toHaveBeenCalled()
    await expect(args.onLayoutChange).toHaveBeenCalledOnce()
    // What is pressed without being dragged sorts as ever.
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
    await userEvent.click(plan)
    await expect(sorted).toHaveBeenCalledOnce()
  },
})

const short: DataTableColumn<Person>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    width: { least: 40, share: 1 },
    inCard: 'title',
  },
  { id: 'city', header: 'City', cell: () => 'Kyoto', width: { least: 22, share: 0 }, inCard: 'meta' },
]

const contacts: readonly Person[] = [
  { id: 'aoi', email: 'aoi@example.jp' },
  { id: 'hanako', email: 'hanako@example.jp' },
  { id: 'taro', email: 'taro@example.jp' },
  { id: 'yui', email: 'yui@example.jp' },
]

const shortHandle = (column: DataTableColumn<Person>) => (
  <ColumnHandle column={column} columns={short} layout={columnsAsDeclared} onLayoutChange={() => undefined} />
)

const ShortTable = () => (
  <div className={styles.picture}>
    <DataTable
      label="Contacts"
      columns={short}
      rowCount={contacts.length}
      rowAt={(index) => contacts[index]}
      rowKey={({ id }) => id}
      columnTool={shortHandle}
    />
  </div>
)

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <ColumnChooser columns={short} layout={columnsAsDeclared} onLayoutChange={() => undefined} />
      <ShortTable />
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <ShortTable />,
})
