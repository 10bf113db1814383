import { assignInlineVars } from '@vanilla-extract/dynamic'
import { use, useId, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ContextMenu, type MenuEntries } from '#components/menu'
import { hasRoomFor, textScale } from '#lib/text-scale'
import { stacked } from '#styles/breakpoint'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { DataTableHeader } from './data-table-header.tsx'
import { DataTableRow } from './data-table-row.tsx'
import * as styles from './data-table.css.ts'
import { messages } from './data-table.messages.ts'
import { TableDensityContext, type TableDensity } from './density.ts'
import { placeId, rowPlaceOf } from './grid-cells.ts'
import type { GridPlace } from './grid-keys.model.ts'
import { gridTemplate, type ColumnWidth } from './grid-template.model.ts'
import type { RowWindow } from './row-window.model.ts'
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedShare,
  type Selection,
} from './selection.model.ts'
import { useActivePlace } from './use-active-place.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useNarrow } from './use-narrow.ts'
import { useRowActions } from './use-row-actions.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useRowWindow } from './use-row-window.ts'

/** Heights of a row in px, with text of the usual size; of a card, as which a row stands on a narrow screen. */
const ROW_HEIGHT = { comfortable: 40, compact: 32 } as const
/** With two lines. */
const TALL_ROW_HEIGHT = { comfortable: 56, compact: 48 } as const
const CARD_HEIGHT = { usual: 72, stacked: 96 } as const
/** Rows drawn while nobody knows yet how many there are. */
const ROWS_WHILE_LOADING = 12
/** The columns with checkboxes and menu buttons. */
const CONTROL_COLUMN: ColumnWidth = { least: 11, share: 0 }

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string
  /** A constant, or memoised: its identity decides whether rows are drawn anew. */
  columns: readonly DataTableColumn<Row>[]
  /** undefined while it is not known. */
  rowCount: number | undefined
  /** undefined: that row is not there yet, and a skeleton stands in its place. */
  rowAt: (index: number) => Row | undefined
  /** A row’s identity, the same wherever it stands. */
  rowKey: (row: Row) => string
  /** Names a row in its checkbox and its menu button. @default its key */
  rowLabel?: (row: Row) => string
  /** The rows that are drawn now: ask for what is missing of them. */
  onRangeChange?: (first: number, last: number) => void
  /** What the rows are sorted by; the header says so. */
  sort?: DataTableSort
  /** Somebody wants another order. Without it headers are not pressed. */
  onSortChange?: (sort: DataTableSort) => void
  /** A row was clicked, or Enter pressed on it. */
  onOpen?: (row: Row, index: number) => void
  /** The key of the row that stands open beside the table. */
  openKey?: string | undefined
  /** With it and its handler rows have checkboxes; x and Space select, Shift selects up to there. */
  selection?: Selection
  /** All that is selected now. */
  onSelectionChange?: (selection: Selection) => void
  /** The menu of a row: behind ⋯ at its end, on a right click and on the menu key. */
  rowMenu?: (row: Row) => MenuEntries
  /** The rows answer an older question: they stay, paler, and can't be selected. */
  stale?: boolean
  /** The first row in view when the table appears. */
  initialRow?: number
  /** How close the rows stand: 'tall' has room for two lines; cards stand as they do. @default as the reader has chosen */
  density?: 'tall' | TableDensity
  /** What the rows answer: another question begins at `initialRow` again, and the focus stays where it is. */
  question?: string
  /** As high as so many rows, at most 70 % of the window; else it fills the height that its parent gives it. */
  fitRows?: number
  /** What stands at the end of a column’s head, such as a ColumnHandle. */
  columnTool?: (column: DataTableColumn<Row>) => ReactNode
}

/** A list of any length, of which only what can be seen exists. */
export function DataTable<Row>({
  label,
  columns,
  rowCount,
  rowAt,
  rowKey,
  rowLabel = rowKey,
  onRangeChange,
  sort,
  onSortChange,
  onOpen,
  openKey,
  selection,
  onSelectionChange,
  rowMenu,
  stale = false,
  initialRow = 0,
  density,
  question = '',
  fitRows,
  columnTool,
}: DataTableProps<Row>) {
  const intl = useIntl()
  const id = useId()
  const asCards = useNarrow()
  const cardHeight = hasRoomFor(stacked + 1) ? CARD_HEIGHT.usual : CARD_HEIGHT.stacked
  const [scale] = useState(() => Math.max(1, textScale()))
  const chosen = use(TableDensityContext)
  const isTall = density === 'tall'
  const closeness = isTall ? chosen : (density ?? chosen)
  const usualHeight = asCards ? cardHeight : (isTall ? TALL_ROW_HEIGHT : ROW_HEIGHT)[closeness]
  const rowHeight = Math.round(usualHeight * scale)
  const count = rowCount ?? ROWS_WHILE_LOADING
  const keyAt = (index: number) => {
    const row = rowCount === undefined ? undefined : rowAt(index)
    return row === undefined ? undefined : rowKey(row)
  }
  const [active, activate] = useActivePlace({ initialRow, question, keyAt })
  const [menu, setMenu] = useState<{ row: Row; x: number; y: number; open: boolean }>()
  const selectable = selection !== undefined
  const hasMenu = rowMenu !== undefined
  const cellCount = columns.length + Number(selectable) + Number(hasMenu)
  const activeRow = Math.min(active.row, Math.max(count - 1, 0))
  // Columns can go, and a card has no cells.
  const activeCell = asCards || active.cell === undefined ? undefined : Math.min(active.cell, cellCount - 1)
  const place: GridPlace = { row: activeRow, cell: activeCell }
  const setActiveRow = (row: number) => activate({ row, cell: undefined })

  const { scroller, header, rows, pageNow, onScroll, onScrollEnd, scrollTo } = useRowWindow({
    rowCount,
    count,
    rowHeight,
    initialRow,
    question,
    onRangeChange,
  })
  const isDrawn = count > 0 && activeRow >= rows.first && activeRow <= rows.last
  const activeId = isDrawn ? placeId(id, place) : undefined
  const { heldRow, onFocus, onBlur, editBeside } = useGridFocus({
    grid: scroller,
    activeId,
    onActive: activate,
  })
  const { toggle, extend, endExtension, selectAll } = useRowSelection({
    selection,
    onSelectionChange,
    keyAt,
    disabled: stale,
  })
  const { open, select, openMenu } = useRowActions({
    open(index) {
      setActiveRow(index)
      const row = rowAt(index)
      if (row !== undefined) onOpen?.(row, index)
    },
    select(index, upTo) {
      activate({ row: index, cell: index === activeRow ? activeCell : undefined })
      toggle(index, upTo)
    },
    openMenu(index, x, y) {
      activate({ row: index, cell: index === activeRow ? activeCell : undefined })
      // Another row may take its place while its menu is open.
      const row = rowAt(index)
      if (row !== undefined) setMenu({ row, x, y, open: true })
    },
  })

  const onKeyDown = useGridKeys({
    id,
    grid: scroller,
    place,
    extentNow: () => ({ rows: count, cells: asCards ? 0 : cellCount, page: pageNow() }),
    selectable,
    onMove(next) {
      activate(next)
      scrollTo(next.row)
    },
    onActive: activate,
    onOpen: open,
    onSelect: select,
    onSelectAll: selectAll,
    onExtend: extend,
    onExtendEnd: endExtension,
    onEditBeside: editBeside,
  })
  const onContextMenu = (event: MouseEvent) => {
    if (!rowMenu || !(event.target instanceof Element)) return
    const pressed = event.target.closest('[role=row][data-index]')
    // The menu key is pressed on the grid itself: its menu opens at the active row.
    const row = pressed ?? document.getElementById(placeId(id, { row: activeRow, cell: undefined }))
    const index = pressed ? rowPlaceOf(pressed) : activeRow
    if (!row || rowAt(index) === undefined) return
    event.preventDefault()
    const { left, bottom } = row.getBoundingClientRect()
    openMenu(index, pressed ? event.clientX : left + ROW_HEIGHT.comfortable, pressed ? event.clientY : bottom)
  }

  const { template, leastWidth } = useMemo(() => {
    const control = [CONTROL_COLUMN]
    return gridTemplate([
      ...(selectable ? control : []),
      ...columns.map(({ width }) => width),
      ...(hasMenu ? control : []),
    ])
  }, [columns, selectable, hasMenu])

  const indexes = indexesOf(rows, heldRow, count)
  // The row as it is now, wherever it stands; out of sight, as it was when the menu opened.
  const menuRow =
    menu &&
    (indexes.map(rowAt).find((row) => row !== undefined && rowKey(row) === rowKey(menu.row)) ?? menu.row)
  const reactKeys = reactKeysOf(indexes, keyAt)

  return (
    <div
      className={styles.frame}
      data-fit={fitRows === undefined ? undefined : asCards ? 'cards' : 'rows'}
      style={
        fitRows === undefined ? undefined : assignInlineVars({ [styles.height]: `${fitRows * rowHeight}px` })
      }
    >
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
        aria-colcount={cellCount}
        aria-busy={rowCount === undefined || stale}
        aria-multiselectable={selectable || undefined}
        aria-activedescendant={activeId}
        tabIndex={0}
        className={styles.root}
        data-stale={stale || undefined}
        data-cards={asCards || undefined}
        data-compact={(closeness === 'compact' && !isTall && !asCards) || undefined}
        data-selectable={selectable || undefined}
        style={assignInlineVars({
          [styles.template]: template,
          [styles.leastWidth]: leastWidth,
          [styles.rowHeight]: `${rowHeight}px`,
          [styles.controlWidth]: `${CONTROL_COLUMN.least / 4}rem`,
        })}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        onContextMenu={onContextMenu}
      >
        <DataTableHeader
          ref={header}
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          selected={
            selection && rowCount !== undefined && !stale ? selectedShare(selection, rowCount) : undefined
          }
          selectable={selectable}
          onSelectAll={(all) => onSelectionChange?.(all ? everythingSelected : nothingSelected)}
          hasMenu={hasMenu}
          asCards={asCards}
          columnTool={columnTool}
        />
        <div
          role="rowgroup"
          className={styles.body}
          style={assignInlineVars({ [styles.height]: `${rows.height}px` })}
        >
          {indexes.map((index, position) => {
            const row = rowCount === undefined ? undefined : rowAt(index)
            const key = row === undefined ? undefined : rowKey(row)
            return (
              <DataTableRow
                key={reactKeys[position]}
                id={placeId(id, { row: index, cell: undefined })}
                index={index}
                row={row}
                name={row === undefined ? '' : rowLabel(row)}
                columns={columns}
                top={Math.min(rows.top + (index - rows.first) * rowHeight, rows.height - rowHeight)}
                active={index === activeRow}
                activeCell={index === activeRow ? activeCell : undefined}
                open={openKey !== undefined && key === openKey}
                selected={selection && key !== undefined ? isSelected(selection, key) : undefined}
                selectable={selectable}
                stale={stale}
                hasMenu={hasMenu}
                asCard={asCards}
                loadingLabel={intl.formatMessage(messages.loadingRow)}
                onOpen={open}
                onSelect={select}
                onMenu={openMenu}
              />
            )
          })}
        </div>
      </div>
      {menu && menuRow !== undefined && rowMenu ? (
        <ContextMenu
          label={intl.formatMessage(messages.rowMenu, { row: rowLabel(menuRow) })}
          entries={rowMenu(menuRow)}
          at={menu.open ? menu : undefined}
          onClose={() => setMenu({ ...menu, open: false })}
        />
      ) : null}
    </div>
  )
}

/**
 * What React knows each drawn row by: what is open in a row, such as its editor, goes where the row goes. Pages that were read
 * at different times may both have a row; the second one is known by its place.
 */
function reactKeysOf(indexes: readonly number[], keyAt: (index: number) => string | undefined) {
  const taken = new Set<string>()
  return indexes.map((index) => {
    const key = keyAt(index)
    if (key === undefined || taken.has(key)) return index
    taken.add(key)
    return `row ${key}`
  })
}

/** The rows in view, and the one that holds the focus. */
function indexesOf({ first, last }: RowWindow, held: number | undefined, count: number): number[] {
  const inView = Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place)
  const isOutside = held !== undefined && held < count && (held < first || held > last)
  return isOutside ? [...inView, held] : inView
}
