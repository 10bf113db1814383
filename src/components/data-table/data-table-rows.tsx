import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useIntl } from 'react-intl'
import type { DataTableColumn } from './data-table-column.ts'
import { DataTableRow } from './data-table-row.tsx'
import { messages } from './data-table.messages.ts'
import { placeId } from './grid-cells.ts'
import type { GridPlace } from './grid-keys.model.ts'
import type { RowWindow } from './row-window.model.ts'
import { isSelected, type Selection } from './selection.model.ts'
import * as styles from './data-table.css.ts'

export interface DataTableRowsProps<Row> {
  /** The id of the grid: those of its rows begin with it. */
  id: string
  columns: readonly DataTableColumn<Row>[]
  /** Which rows are in view, and where they are drawn. */
  drawn: RowWindow
  /** How many rows there are, or are drawn while that is not known. */
  count: number
  rowHeight: number
  /** undefined: that row is not there yet. */
  rowAt: (index: number) => Row | undefined
  rowKey: (row: Row) => string
  rowLabel: (row: Row) => string
  /** The row that holds the focus: it stays drawn when it leaves the view. */
  heldRow: number | undefined
  active: GridPlace
  openKey: string | undefined
  selection: Selection | undefined
  stale: boolean
  hasMenu: boolean
  asCards: boolean
  onOpen: (index: number) => void
  onSelect: (index: number, upTo: boolean) => void
  onMenu: (index: number, x: number, y: number) => void
}

/** The rows in view, each at its place in the whole list. */
export function DataTableRows<Row>({
  id,
  columns,
  drawn,
  count,
  rowHeight,
  rowAt,
  rowKey,
  rowLabel,
  heldRow,
  active,
  openKey,
  selection,
  stale,
  hasMenu,
  asCards,
  onOpen,
  onSelect,
  onMenu,
}: DataTableRowsProps<Row>) {
  const intl = useIntl()
  return (
    <div
      role="rowgroup"
      className={styles.body}
      style={assignInlineVars({ [styles.height]: `${drawn.height}px` })}
    >
      {indexesOf(drawn, heldRow, count).map((index) => {
        const row = rowAt(index)
        const key = row === undefined ? undefined : rowKey(row)
        return (
          <DataTableRow
            key={index}
            id={placeId(id, { row: index, cell: undefined })}
            index={index}
            row={row}
            name={row === undefined ? '' : rowLabel(row)}
            columns={columns}
            top={Math.min(drawn.top + (index - drawn.first) * rowHeight, drawn.height - rowHeight)}
            active={index === active.row}
            activeCell={index === active.row ? active.cell : undefined}
            open={openKey !== undefined && key === openKey}
            selected={selection && key !== undefined ? isSelected(selection, key) : undefined}
            selectable={selection !== undefined}
            stale={stale}
            hasMenu={hasMenu}
            asCard={asCards}
            loadingLabel={intl.formatMessage(messages.loadingRow)}
            onOpen={onOpen}
            onSelect={onSelect}
            onMenu={onMenu}
          />
        )
      })}
    </div>
  )
}

/** The rows in view, and the one that holds the focus. */
function indexesOf({ first, last }: RowWindow, held: number | undefined, count: number): number[] {
  const inView = Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => first + place)
  const isOutside = held !== undefined && held < count && (held < first || held > last)
  return isOutside ? [...inView, held] : inView
}
