import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ReadState } from '#api/core'
import { DataTable, type DataTableProps } from '#components/data-table'
import { InlineError } from '#components/inline-error'
import { StillLoading } from '#components/still-loading'
import { messages } from './settings-failures.messages.ts'
import * as styles from './settings-table.css.ts'

/** Rows that stand where nobody knows yet how many there will be. */
const ROWS_WHILE_LOADING = 4

export interface SettingsTableProps<Row> extends Omit<DataTableProps<Row>, 'rowCount' | 'rowAt' | 'fitRows'> {
  /** undefined while they are not there. */
  rows: readonly Row[] | undefined
  /** Where they come from: a wait that is long can be ended, and rows that could not be replaced say so (ERR-11). */
  read?: ReadState<unknown>
  /** How many rows stand while they are not there. */
  rowsAhead?: number
}

/** A table of the settings: all its rows at hand, as high as they are. */
export function SettingsTable<Row>({
  rows,
  read,
  rowsAhead = ROWS_WHILE_LOADING,
  ...rest
}: SettingsTableProps<Row>) {
  const intl = useIntl()
  const table = useRef<HTMLDivElement>(null)
  return (
    <>
      {read?.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
      {read?.error && rows ? (
        <InlineError
          ticketId={read.error.ticketId}
          retrying={read.isFetching}
          onRetry={() => {
            // The button goes with what it mends (ACC-3).
            table.current?.querySelector<HTMLElement>('[role=grid]')?.focus()
            read.retry()
          }}
        >
          {intl.formatMessage(messages.old)}
        </InlineError>
      ) : null}
      <div ref={table} className={styles.root}>
        <DataTable
          {...rest}
          fitRows={rows?.length ?? rowsAhead}
          rowCount={rows?.length}
          rowAt={(index) => rows?.[index]}
        />
      </div>
    </>
  )
}
