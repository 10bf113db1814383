import type { ReactNode } from 'react'
import * as styles from './name-cell.css.ts'

export interface NameCellProps {
  /** Before the name, such as an avatar. */
  lead?: ReactNode
  /** Ends in an ellipsis where there is no room. */
  name: ReactNode
  /** What sets this one apart. */
  badge?: ReactNode
}

/** The name of a row, and what stands beside it. */
export const NameCell = ({ lead, name, badge }: NameCellProps) => (
  <span className={styles.root}>
    {lead}
    <span className={styles.name}>{name}</span>
    {badge}
  </span>
)
