import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import {
  DataTable,
  nothingSelected,
  selectedCount,
  type DataTableColumn,
  type DataTableProps,
} from '#components/data-table'
import { Popover } from '#components/popover'
import * as styles from './data-table-stories.css.ts'

interface City {
  id: string
  name: string
}

const cityAt = (index: number): City => ({ id: `c${index}`, name: `City ${index}` })

const editorOf = (label: string) => <input aria-label={label} defaultValue={label} />

/** A cell that is edited in place: its control opens the editor and is no tab stop. */
function Editable({ label }: { label: string }) {
  return (
    <Popover label={label} content={() => editorOf(label)}>
      {(trigger) => (
        <button type="button" tabIndex={-1} data-edit {...trigger}>
          {label}
        </button>
      )}
    </Popover>
  )
}

const columns: DataTableColumn<City>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name }) => (
      <a href={`#${id}`} tabIndex={-1} onClick={(event) => event.preventDefault()}>
        {name}
      </a>
    ),
    width: { least: 40, share: 1 },
    inCard: 'title',
  },
  { id: 'id', header: 'Number', cell: ({ id }) => id, width: { least: 40, share: 1 } },
  {
    id: 'mayor',
    header: 'Mayor',
    cell: ({ id }) => <Editable label={`Mayor ${id}`} />,
    width: { least: 40, share: 1 },
  },
  {
    id: 'river',
    header: 'River',
    cell: ({ id }) => <Editable label={`River ${id}`} />,
    width: { least: 40, share: 1 },
  },
]

function Cities(props: DataTableProps<City>) {
  const [selection, setSelection] = useState(nothingSelected)
  return (
    <>
      <output>{selectedCount(selection, props.rowCount ?? 0)}</output>
      <div className={styles.frame}>
        <DataTable {...props} selection={selection} onSelectionChange={setSelection} />
      </div>
    </>
  )
}

const chosen = fn<(name: string) => void>()
let insert: () => void

/** A table into which a row comes at the top, as when somebody else adds one. */
function Growing(props: DataTableProps<City>) {
  const [grown, setGrown] = useState(false)
  insert = () => setGrown(true)
  const rowAt = (index: number) => (index === 0 ? { id: 'new', name: 'New city' } : cityAt(index - 1))
  return <Cities {...props} rowAt={grown ? rowAt : cityAt} />
}

const meta = preview.meta({
  component: DataTable<City>,
  render: (args) => <Cities {...args} />,
  parameters: {
    about: {
      use: 'How a table is worked by keyboard: what each key does stands with the table itself.',
      avoid: 'To see how a table looks: the stories of the table.',
      parts: ['A table whose cells can be edited'],
      accessibility: 'The focus stays in the table, whatever is opened, edited or sorted.',
    },
  },
  args: {
    label: 'Cities',
    columns,
    rowCount: 500,
    rowAt: cityAt,
    rowKey: ({ id }: City) => id,
    onOpen: fn<NonNullable<DataTableProps<City>['onOpen']>>(),
  },
})

const grid = () => screen.getByRole('grid')
/** The text of what is active: of a whole row or of one cell. */
const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')
const isActive = async (role: 'row' | 'gridcell', text: string) => {
  await waitFor(() => expect(active()).toHaveTextContent(text))
  await expect(active()).toHaveAttribute('role', role)
  await expect(grid()).toHaveFocus()
}
const NAME = '{ArrowRight}{ArrowRight}'
const MAYOR = `${NAME}{ArrowRight}{ArrowRight}`

/** What can be pressed in a cell is pressed twice in the same place, also where the table was scrolled sideways. */
export const APressLeavesAWideTableWhereItIs = meta.story({
  tags: ['!picture'],
  args: {
    columns: columns.map((column) => ({ ...column, width: { least: 100, share: 1 } })),
    rowMenu: () => [{ kind: 'action', id: 'open', label: 'Open', onSelect: () => {} }],
  },
  play: async ({ userEvent }) => {
    const mayor = await screen.findByRole('button', { name: 'Mayor c2' })
    mayor.scrollIntoView({ inline: 'center', block: 'nearest' })
    const { left } = mayor.getBoundingClientRect()
    await expect(grid().scrollLeft).toBeGreaterThan(0)
    await userEvent.pointer({ target: mayor, keys: '[MouseLeft>]' })
    await isActive('gridcell', 'Mayor c2')
    await expect(mayor.getBoundingClientRect().left).toBe(left)
    await userEvent.pointer('[/MouseLeft]')
  },
})

/** Heads that the keyboard comes to are never under the columns that stay. */
export const AHeadThatTheKeyboardComesToIsSeenWhole = meta.story({
  tags: ['!picture'],
  args: {
    columns: columns.map((column) => ({ ...column, width: { least: 100, share: 1 }, sortable: true })),
    onSortChange: fn(),
  },
  play: async ({ userEvent }) => {
    const head = (name: string) => screen.getByRole('columnheader', { name })
    within(grid()).getAllByRole('checkbox')[0]?.focus()
    for (const name of ['Name', 'Number', 'Mayor', 'River']) {
      await userEvent.tab()
      await expect(within(head(name)).getByRole('button')).toHaveFocus()
    }
    await expect(grid().scrollLeft).toBeGreaterThan(0)
    for (const name of ['Mayor', 'Number']) {
      await userEvent.tab({ shift: true })
      await expect(within(head(name)).getByRole('button')).toHaveFocus()
      await expect(head(name).getBoundingClientRect().left).toBeGreaterThanOrEqual(
        Math.floor(head('Name').getBoundingClientRect().right),
      )
    }
  },
})

export const WhatIsOpenStaysWithItsRow = meta.story({
  tags: ['!picture'],
  render: (args) => <Growing {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mayor c2' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mayor c2' }), ' II')
    insert()
    await screen.findByText('New city')
    const field = screen.getByRole('textbox', { name: 'Mayor c2' })
    await expect(field).toHaveValue('Mayor c2 II')
    await expect(field).toHaveFocus()
    await expect(field.closest('[role=row]')).toHaveTextContent('City 2')
  },
})

/** Space, Enter and Shift mean the row that the reader has come to, also where others came before it (CMP-41). */
export const TheKeysGoOnWithTheirRow = meta.story({
  tags: ['!picture'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    grid().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    insert()
    await screen.findByText('New city')
    await isActive('row', 'City 3')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await expect(screen.getByText('City 1').closest('[role=row]')).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(cityAt(4), 5)
  },
})

/** Who has not gone into the rows yet begins at the top. */
export const TheKeysBeginAtTheTop = meta.story({
  tags: ['!picture'],
  render: (args) => <Growing {...args} />,
  play: async ({ userEvent }) => {
    grid().focus()
    insert()
    await screen.findByText('New city')
    await isActive('row', 'New city')
    await userEvent.keyboard('{ArrowDown}')
    await isActive('row', 'City 0')
  },
})

export const AMenuIsOfTheRowItWasOpenedAt = meta.story({
  tags: ['!picture'],
  args: {
    rowMenu: ({ name }) => [{ kind: 'action', id: 'chosen', label: 'Choose', onSelect: () => chosen(name) }],
  },
  render: (args) => <Growing {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.pointer({ target: await screen.findByText('City 2'), keys: '[MouseRight]' })
    const entry = await screen.findByRole('menuitem', { name: 'Choose' })
    insert()
    await screen.findByText('New city')
    await userEvent.click(entry)
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('City 2'))
  },
})

export const RightEntersTheCellsAndLeftLeavesThem = meta.story({
  play: async ({ userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await isActive('gridcell', 'c1')
    await userEvent.keyboard('{ArrowDown}')
    await isActive('gridcell', 'c2')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await isActive('row', 'City 2')
  },
})

export const HomeAndEndMoveWithinTheRow = meta.story({
  play: async ({ userEvent }) => {
    grid().focus()
    await userEvent.keyboard(`{ArrowDown}${NAME}{End}`)
    await isActive('gridcell', 'River c1')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await isActive('gridcell', 'City 1')
  },
})

export const ControlHomeAndEndReachTheCorners = meta.story({
  play: async ({ userEvent }) => {
    grid().focus()
    await userEvent.keyboard(`${NAME}{Control>}{End}{/Control}`)
    await isActive('gridcell', 'River c499')
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    await isActive('gridcell', 'City 0')
  },
})

export const PagesKeepTheColumn = meta.story({
  play: async ({ userEvent }) => {
    grid().focus()
    await userEvent.keyboard(`${NAME}{PageDown}{PageDown}`)
    await expect(active()).toHaveAttribute('role', 'gridcell')
    await expect(active()).not.toHaveTextContent('City 0')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await isActive('gridcell', 'City 0')
  },
})

export const ACellOutOfViewIsScrolledTo = meta.story({
  args: { columns: columns.map((column) => ({ ...column, width: { least: 100, share: 1 } })) },
  play: async ({ userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{ArrowRight}{End}')
    await isActive('gridcell', 'River c0')
    const seen = grid().getBoundingClientRect()
    await expect(active()?.getBoundingClientRect().right).toBeLessThanOrEqual(seen.right + 1)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await isActive('gridcell', 'c0')
    const first = active()?.previousElementSibling?.getBoundingClientRect().right ?? 0
    await expect(active()?.getBoundingClientRect().left).toBeGreaterThanOrEqual(first - 1)
  },
})

export const EscapeLeavesTheEditorForItsCell = meta.story({
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mayor c0' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isActive('gridcell', 'Mayor c0')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await isActive('gridcell', 'River c499')
  },
})

export const EnterEditsTheActiveCell = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    grid().focus()
    await userEvent.keyboard(`{ArrowDown}${MAYOR}{ArrowRight}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'River c1' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isActive('gridcell', 'River c1')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

export const EnterOpensTheRowFromACellThatOnlyShows = meta.story({
  play: async ({ userEvent, args }) => {
    grid().focus()
    await userEvent.keyboard(`{ArrowDown}${NAME}{Enter}`)
    await expect(args.onOpen).toHaveBeenLastCalledWith(cityAt(1), 1)
  },
})

export const TabEditsTheNextCellAndShiftTabTheOneBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const editing = async (name: string) => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus())
      await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    }
    grid().focus()
    await userEvent.keyboard('{F2}')
    await editing('Mayor c0')
    await userEvent.tab()
    await editing('River c0')
    await userEvent.tab()
    await editing('Mayor c1')
    await userEvent.tab({ shift: true })
    await editing('River c0')
    await userEvent.tab({ shift: true })
    await editing('Mayor c0')
    await userEvent.tab({ shift: true })
    await isActive('gridcell', 'Mayor c0')
  },
})

export const ShiftAndArrowsExtendTheSelection = meta.story({
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('status')
    grid().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(count).toHaveTextContent('3')
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    await expect(count).toHaveTextContent('2')
    await isActive('row', 'City 2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await expect(count).toHaveTextContent('4')
  },
})

export const AnExtensionStopsAtRowsThatHaveNotArrived = meta.story({
  render: (args) => <Cities {...args} rowAt={(index) => (index < 3 ? cityAt(index) : undefined)} />,
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await isActive('row', 'City 2')
  },
})

export const ControlASelectsAll = meta.story({
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('500')
  },
})

export const SpaceSelectsTheRowOfACell = meta.story({
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard(`${NAME} `)
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await isActive('gridcell', 'City 0')
  },
})

export const AfterAPressOnAControlTheKeysGoOn = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('a link', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'City 3' }))
      await isActive('gridcell', 'City 3')
      await userEvent.keyboard('{ArrowDown}')
      await isActive('gridcell', 'City 4')
    })
    await step('a checkbox', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /c6$|^c6/ }))
      await expect(grid()).toHaveFocus()
      await userEvent.keyboard('{ArrowDown} ')
      await expect(canvas.getByRole('status')).toHaveTextContent('2')
    })
  },
})

const isSaidThatMoreFollow = () => getComputedStyle(grid().parentElement ?? grid(), '::after').opacity === '1'

export const ColumnsBeyondTheEdgeAreReachedAndAreSeenToFollow = meta.story({
  args: { columns: columns.map((column) => ({ ...column, width: { least: 120, share: 1 } })) },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(isSaidThatMoreFollow()).toBe(true))
    grid().focus()
    await userEvent.keyboard(`{ArrowRight}{End}`)
    await isActive('gridcell', 'River c0')
    const edge = grid().getBoundingClientRect().right
    await expect(active()?.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    await waitFor(() => expect(isSaidThatMoreFollow()).toBe(false))
  },
})

export const AnEditorOutOfViewKeepsItsFocusAndItsText = meta.story({
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: 'Mayor c0' })
    await userEvent.type(field, '!')
    grid().scrollTop = 9000
    await expect(await canvas.findByText('City 230')).toBeInTheDocument()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Mayor c0!')
  },
})

function Asking(props: DataTableProps<City>) {
  const [question, setQuestion] = useState('a')
  return (
    <Cities
      {...props}
      question={question}
      columns={columns.map((column) => ({ ...column, sortable: true }))}
      onSortChange={({ key }) => setQuestion(key)}
    />
  )
}

export const AnotherQuestionBeginsAtTheTopAndKeepsTheFocus = meta.story({
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    grid().focus()
    await userEvent.keyboard('{End}')
    await isActive('row', 'City 499')
    const sorter = canvas.getByRole('button', { name: 'Name' })
    sorter.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('City 0')).toBeVisible()
    await expect(sorter).toHaveFocus()
  },
})
