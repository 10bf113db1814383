import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '#components/checkbox'
import { Icon } from '#components/icon'
import { VisuallyHidden } from '#components/visually-hidden'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { messages } from './data-table.messages.ts'
import * as styles from './data-table.css.ts'

export interface DataTableHeaderProps<Row> {
  ref: Ref<HTMLDivElement>
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | undefined
  onSortChange: ((sort: DataTableSort) => void) | undefined
  selectable: boolean
  /** undefined while nobody knows how many rows there are. */
  selected: boolean | 'mixed' | undefined
  onSelectAll: (all: boolean) => void
  hasMenu: boolean
  asCards: boolean
  columnTool: ((column: DataTableColumn<Row>) => ReactNode) | undefined
}

export function DataTableHeader<Row>({
  ref,
  columns,
  sort,
  onSortChange,
  selectable,
  selected,
  onSelectAll,
  hasMenu,
  asCards,
  columnTool,
}: DataTableHeaderProps<Row>) {
  const intl = useIntl()
  return (
    <div ref={ref} role="row" aria-rowindex={1} className={styles.header}>
      {selectable ? (
        <div role="columnheader" className={styles.headerCell} data-control>
          <Checkbox
            label={intl.formatMessage(messages.selectAll)}
            labelHidden={!asCards}
            checked={selected ?? false}
            disabled={selected === undefined}
            onCheckedChange={onSelectAll}
          />
        </div>
      ) : null}
      {columns.map((column, place) => (
        <HeaderCell
          key={column.id}
          column={column}
          first={place === 0}
          sort={sort}
          onSortChange={onSortChange}
          tool={columnTool}
        />
      ))}
      {hasMenu ? (
        <div role="columnheader" className={styles.headerCell} data-control="end">
          <VisuallyHidden>{intl.formatMessage(messages.actions)}</VisuallyHidden>
        </div>
      ) : null}
    </div>
  )
}

interface HeaderCellProps<Row> {
  column: DataTableColumn<Row>
  first: boolean
  sort: DataTableSort | undefined
  onSortChange: ((sort: DataTableSort) => void) | undefined
  tool: ((column: DataTableColumn<Row>) => ReactNode) | undefined
}

function HeaderCell<Row>({ column, first, sort, onSortChange, tool }: HeaderCellProps<Row>) {
  const { id, header, align, sortable = false } = column
  const direction = sort?.key === id ? sort.direction : undefined
  const ariaSort = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'
  return (
    <div
      role="columnheader"
      // Not the name of what makes it wider as well.
      aria-label={tool && header}
      aria-sort={sortable ? ariaSort : undefined}
      className={styles.headerCell}
      data-align={align}
      data-first={first || undefined}
      data-column={id}
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
      {tool?.(column)}
    </div>
  )
}
