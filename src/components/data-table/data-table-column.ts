import type { ReactNode } from 'react'
import type { ColumnWidth } from './grid-template.model.ts'

/** Below a title that begins with an avatar or icon, or with a picture: the line begins where the name does. */
type MetaBeside = 'meta photo' | 'meta thumb'

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Least width on the 4 px grid, and the share of what is left over. */
  width: ColumnWidth
  align?: 'start' | 'end'
  sortable?: boolean
  /** Its place when rows become cards on a narrow screen. @default 'hidden' */
  inCard?: 'title' | 'meta' | MetaBeside | 'aside' | 'hidden'
}

export interface DataTableSort {
  key: string
  direction: 'asc' | 'desc'
}
