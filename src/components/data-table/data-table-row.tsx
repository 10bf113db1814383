import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { checkboxBox } from '#components/checkbox'
import { Icon } from '#components/icon'
import { preloadMenus } from '#components/menu'
import { cellContents } from './cell-contents.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { messages } from './data-table.messages.ts'
import * as styles from './data-table.css.ts'

/** When the shape of a row that has not arrived is shown, ms after the row is drawn. Rows that come sooner do not flicker (ERR-1). */
const SHAPE_AFTER = 120

/** Shows the shape of a row after that time. A timer, since an animation for each row takes a third of a frame of scrolling. */
function showLate(row: HTMLElement | null) {
  const timer = setTimeout(() => row?.setAttribute('data-waiting', 'late'), SHAPE_AFTER)
  return () => clearTimeout(timer)
}

/** Separates the label of a figure in a card from the figure. */
const SPACE = '\u00A0'

export interface DataTableRowProps<Row> {
  id: string
  index: number
  row: Row | undefined
  /** What its checkbox and its menu button call it. */
  name: string
  columns: readonly DataTableColumn<Row>[]
  /** Where it stands below the top of the rows, px. */
  top: number
  /** Whether the row is active, as a whole or by one of its cells. */
  active: boolean
  /** The cell that is active; undefined: the row as a whole. */
  activeCell: number | undefined
  open: boolean
  selected: boolean | undefined
  selectable: boolean
  /** It can't be selected until the answer to the current question is there. */
  stale: boolean
  hasMenu: boolean
  asCard: boolean
  loadingLabel: string
  onOpen: (index: number) => void
  onSelect: (index: number, upTo: boolean) => void
  onMenu: (index: number, x: number, y: number) => void
}

function PlainRow<Row>({
  id,
  index,
  row,
  name,
  columns,
  top,
  active,
  activeCell,
  open,
  selected,
  selectable,
  stale,
  hasMenu,
  asCard,
  loadingLabel,
  onOpen,
  onSelect,
  onMenu,
}: DataTableRowProps<Row>) {
  const [contentsOf] = useState(() => cellContents<Row>())
  const contents = contentsOf(columns, row)
  const firstColumn = selectable ? 1 : 0
  const cellProps = (cell: number) => ({
    role: 'gridcell',
    id: `${id}-${cell}`,
    className: styles.cell,
    'data-active': (active && activeCell === cell) || undefined,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid itself hears the keys: Enter opens the active row
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={open || undefined}
      className={styles.row}
      data-index={index}
      data-active={(active && activeCell === undefined) || undefined}
      data-open={open || undefined}
      data-selected={selected || undefined}
      ref={row === undefined ? showLate : undefined}
      data-waiting={row === undefined ? 'new' : undefined}
      style={{ transform: `translateY(${Math.round(top)}px)` }}
      onClick={(event) => {
        // A link or a control inside the row does what it says.
        if (event.target instanceof Element && event.target.closest('a, button, label')) return
        onOpen(index)
      }}
    >
      {selectable ? (
        <div {...cellProps(0)} data-control>
          {row === undefined ? null : (
            <RowCheckbox
              index={index}
              name={name}
              selected={selected === true}
              disabled={stale}
              onSelect={onSelect}
            />
          )}
        </div>
      ) : null}
      {columns.map((column, place) => {
        const content = contents[place]
        return (
          <div
            // In a card its width follows its content: another cell once the row is known, as nothing should move.
            key={row === undefined && asCard ? `waiting-${column.id}` : column.id}
            {...cellProps(firstColumn + place)}
            data-align={column.align}
            data-first={place === 0 || undefined}
            data-in-card={asCard ? (column.inCard ?? 'hidden') : undefined}
            data-text={typeof content === 'string' || undefined}
          >
            {row === undefined ? (
              <span className={styles.skeleton} aria-label={loadingLabel} role="img" />
            ) : asCard && column.inCard === 'aside' && column.align === 'end' ? (
              // A card has no column heading that says what the figure counts.
              <>
                <small>
                  {column.header}
                  {SPACE}
                </small>
                {content}
              </>
            ) : (
              content
            )}
          </div>
        )
      })}
      {hasMenu ? (
        <div {...cellProps(firstColumn + columns.length)} data-control="end">
          {row === undefined ? null : <RowMenuButton index={index} name={name} onMenu={onMenu} />}
        </div>
      ) : null}
    </div>
  )
}

// A row is drawn anew only when something about it changes: scrolling moves the others past it untouched.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const DataTableRow = memo(PlainRow) as typeof PlainRow

interface RowControlProps {
  index: number
  name: string
}

// Not stops of the Tab key: the grid is one stop, and x, Space and the menu key do the same.
const RowCheckbox = memo(function RowCheckbox({
  index,
  name,
  selected,
  disabled,
  onSelect,
}: RowControlProps & {
  selected: boolean
  disabled: boolean
  onSelect: DataTableRowProps<unknown>['onSelect']
}) {
  const intl = useIntl()
  return (
    <label className={styles.control}>
      <input
        type="checkbox"
        className={checkboxBox}
        tabIndex={-1}
        checked={selected}
        disabled={disabled}
        aria-label={intl.formatMessage(messages.selectRow, { row: name })}
        onChange={() => {}}
        onClick={(event) => onSelect(index, event.shiftKey)}
      />
    </label>
  )
})

const RowMenuButton = memo(function RowMenuButton({
  index,
  name,
  onMenu,
}: RowControlProps & { onMenu: DataTableRowProps<unknown>['onMenu'] }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.control}
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={intl.formatMessage(messages.rowMenu, { row: name })}
      onPointerEnter={() => void preloadMenus()}
      onClick={(event) => {
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        onMenu(index, left, bottom)
      }}
    >
      <Icon of={Ellipsis} />
    </button>
  )
})
