import type { ReactNode } from 'react'
import * as styles from './list-tools.css.ts'

interface Props {
  children: ReactNode
}

export interface ListToolsProps {
  /** Search, and what stands beside it. */
  find: ReactNode
  /** Filters, and how the rows are shown. */
  filters: ReactNode
  /** What can be done with a selection; nothing where nothing is selected. */
  children: ReactNode
}

/** Search and filters above rows, and in their place, so that nothing moves, what can be done with a selection. */
export const ListTools = ({ find, filters, children }: ListToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.line} role="search">
      {find}
    </div>
    <div className={styles.line}>{filters}</div>
    {children}
  </div>
)

/** What can be done with a selection. */
export const ListBulk = ({ children }: Props) => <div className={styles.bulk}>{children}</div>

/** That a search takes long: over the rows, so that they do not move. */
export const ListSlow = ({ children }: Props) => <div className={styles.slow}>{children}</div>

/** What is to be known of the rows, above them. */
export const ListNotice = ({ children }: Props) => <div className={styles.notice}>{children}</div>
