import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReadState } from '#api/core'
import { DataTable, type DataTableProps } from '#components/data-table'
import { StillLoading } from '#components/still-loading'
import * as styles from './settings-table.css.ts'

/** Rows that stand while nobody knows yet how many there are. */
const ROWS_WHILE_LOADING = 4

export interface SettingsTableProps<Row> extends Omit<DataTableProps<Row>, 'rowCount' | 'rowAt'> {
  /** undefined while they are not there. */
  rows: readonly Row[] | undefined
  /** Where they come from: a wait that is long can be ended. */
  read?: Pick<ReadState<unknown>, 'isSlow' | 'cancel'>
}

/** A table of the settings: all its rows at hand, as high as they are. */
export function SettingsTable<Row>({ rows, read, ...rest }: SettingsTableProps<Row>) {
  const count = rows?.length ?? ROWS_WHILE_LOADING
  return (
    <>
      {read?.isSlow ? <StillLoading onCancel={read.cancel} /> : null}
      <div className={styles.root} style={assignInlineVars({ [styles.rows]: String(count) })}>
        <DataTable {...rest} rowCount={rows?.length} rowAt={(index) => rows?.[index]} />
      </div>
    </>
  )
}
