import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ArrowDown, ArrowUp } from 'lucide-react'
import {
  memo,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { breakpoint } from '#styles/tokens'
import * as styles from './data-table.css.ts'
import { messages } from './data-table.messages.ts'
import { rowAfterKey } from './row-keys.model.ts'
import { scrollTopFor, windowAt, type RowWindow } from './row-window.model.ts'

/** Heights of a row in px: as a line of the table, and as a card on a narrow screen. */
const ROW_HEIGHT = { line: 40, card: 72 } as const
/** Rows drawn while nobody knows yet how many there are. */
const ROWS_WHILE_LOADING = 12

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Least width on the 4 px grid, and the share of what is left over. */
  width: { least: number; share: number }
  align?: 'start' | 'end'
  sortable?: boolean
  /** Its place when rows become cards on a narrow screen. @default 'hidden' */
  inCard?: 'title' | 'meta' | 'aside' | 'hidden'
}

export interface DataTableSort {
  key: string
  direction: 'asc' | 'desc'
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string
  /** A constant, or memoised: its identity decides whether rows are drawn anew. */
  columns: readonly DataTableColumn<Row>[]
  /** undefined while it is not known. */
  rowCount: number | undefined
  /** undefined: that row is not there yet, and a skeleton stands in its place. */
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => string
  onRangeChange?: (first: number, last: number) => void
  sort?: DataTableSort
  onSortChange?: (sort: DataTableSort) => void
  onOpen?: (row: Row, index: number) => void
  /** The key of the row that stands open beside the table. */
  openKey?: string | undefined
  /** The rows answer an older question: they stay, paler. */
  stale?: boolean
  /** The first row in view when the table appears. */
  initialRow?: number
}

/** A list of any length, of which only what can be seen exists. It fills the height that its parent gives it. */
export function DataTable<Row>({
  label,
  columns,
  rowCount,
  rowAt,
  rowKey,
  onRangeChange,
  sort,
  onSortChange,
  onOpen,
  openKey,
  stale = false,
  initialRow = 0,
}: DataTableProps<Row>) {
  const intl = useIntl()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const asCards = useNarrow()
  const rowHeight = asCards ? ROW_HEIGHT.card : ROW_HEIGHT.line
  const count = rowCount ?? ROWS_WHILE_LOADING
  const [viewport, setViewport] = useState(0)
  const [scrollTop, setScrollTop] = useState(0)
  const [active, setActive] = useState(initialRow)
  const rows = windowAt(scrollTop, viewport, count, rowHeight)
  const activeRow = Math.min(active, Math.max(count - 1, 0))

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setViewport(element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // Once, as soon as the list is long enough to have the row: later the scroll bar belongs to the reader.
  const restored = useRef(initialRow === 0)
  useLayoutEffect(() => {
    if (restored.current || rowCount === undefined || viewport === 0 || !scroller.current) return
    restored.current = true
    scroller.current.scrollTop = scrollTopFor(
      Math.min(initialRow + Math.floor(viewport / rowHeight) - 2, rowCount - 1),
      0,
      viewport,
      rowCount,
      rowHeight,
    )
  }, [initialRow, rowCount, rowHeight, viewport])

  const { firstSeen, lastSeen } = rows
  useEffect(() => {
    if (viewport > 0 && lastSeen >= firstSeen) onRangeChange?.(firstSeen, lastSeen)
  }, [onRangeChange, firstSeen, lastSeen, viewport])

  const show = (row: number) => {
    setActive(row)
    if (scroller.current)
      scroller.current.scrollTop = scrollTopFor(row, scroller.current.scrollTop, viewport, count, rowHeight)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that a control inside the table wants are its own.
    if (event.target !== scroller.current || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      const row = rowAt(activeRow)
      if (row !== undefined) onOpen?.(row, activeRow)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = rowAfterKey(event.key, activeRow, count, Math.max(Math.floor(viewport / rowHeight) - 1, 1))
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  const open = useCallback(
    (index: number) => {
      setActive(index)
      const row = rowAt(index)
      if (row !== undefined) onOpen?.(row, index)
    },
    [onOpen, rowAt],
  )
  const template = useMemo(
    () => columns.map(({ width }) => `minmax(${width.least * 4}px, ${width.share}fr)`).join(' '),
    [columns],
  )

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
      aria-colcount={columns.length}
      aria-busy={rowCount === undefined || stale}
      aria-activedescendant={
        count > 0 && activeRow >= rows.first && activeRow <= rows.last ? `${id}-${activeRow}` : undefined
      }
      tabIndex={0}
      className={styles.root}
      data-stale={stale || undefined}
      data-cards={asCards || undefined}
      style={assignInlineVars({ [styles.template]: template, [styles.rowHeight]: `${rowHeight}px` })}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={styles.header}>
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
        ))}
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={assignInlineVars({ [styles.height]: `${rows.height}px` })}
      >
        {indexesOf(rows).map((index) => {
          const row = rowCount === undefined ? undefined : rowAt(index)
          return (
            <TableRow
              key={index}
              id={`${id}-${index}`}
              index={index}
              row={row}
              columns={columns}
              top={rows.top + (index - rows.first) * rowHeight}
              active={index === activeRow}
              open={openKey !== undefined && row !== undefined && rowKey(row) === openKey}
              asCard={asCards}
              loadingLabel={intl.formatMessage(messages.loadingRow)}
              onOpen={open}
            />
          )
        })}
      </div>
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>
  sort: DataTableSort | undefined
  onSortChange: ((sort: DataTableSort) => void) | undefined
}

function HeaderCell<Row>({
  column: { id, header, align, sortable = false },
  sort,
  onSortChange,
}: HeaderCellProps<Row>) {
  const direction = sort?.key === id ? sort.direction : undefined
  const ariaSort = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'
  return (
    <div
      role="columnheader"
      aria-sort={sortable ? ariaSort : undefined}
      className={styles.headerCell}
      data-align={align}
    >
      {sortable && onSortChange ? (
        <button
          type="button"
          className={styles.sorter}
          onClick={() => onSortChange({ key: id, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          <span className={styles.text}>{header}</span>
          {direction ? <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size="small" /> : null}
        </button>
      ) : (
        <span className={styles.text}>{header}</span>
      )}
    </div>
  )
}

interface TableRowProps<Row> {
  id: string
  index: number
  row: Row | undefined
  columns: readonly DataTableColumn<Row>[]
  top: number
  active: boolean
  open: boolean
  asCard: boolean
  loadingLabel: string
  onOpen: (index: number) => void
}

function PlainRow<Row>({
  id,
  index,
  row,
  columns,
  top,
  active,
  open,
  asCard,
  loadingLabel,
  onOpen,
}: TableRowProps<Row>) {
  return (
    // The grid itself hears the keys: Enter opens the active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={open || undefined}
      className={styles.row}
      data-active={active || undefined}
      data-open={open || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => {
        // A link inside the row goes where it says, also into a new tab.
        if (event.target instanceof Element && event.target.closest('a, button')) return
        onOpen(index)
      }}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          className={styles.cell}
          data-align={column.align}
          data-in-card={asCard ? (column.inCard ?? 'hidden') : undefined}
        >
          {row === undefined ? (
            <span className={styles.skeleton} aria-label={loadingLabel} role="img" />
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </div>
  )
}

// A row is drawn anew only when something about it changes: scrolling moves the others past it untouched.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
const TableRow = memo(PlainRow) as typeof PlainRow

const indexesOf = ({ first, last }: RowWindow) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place)

function useNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => narrow().matches)
}
const narrow = () => matchMedia(`(max-width: ${breakpoint.narrow - 1}px)`)
function subscribeToWidth(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
