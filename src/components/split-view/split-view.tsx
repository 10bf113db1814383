import type { ReactNode } from 'react'
import * as styles from './split-view.css.ts'

export interface SplitViewProps {
  /** Beside the detail where there is room: a menu, a list, a preview. */
  list: ReactNode
  /** Replaces the list where there is room for one column: a select. Without it the list is above or below the detail. */
  narrowList?: ReactNode
  /** A list at the start leads to the detail and stays in sight; one at the end is about it. @default start */
  side?: 'start' | 'end'
  /** The detail. */
  children: ReactNode
}

/** A list and the detail beside it; below 768 px of its own width they are one column. */
export function SplitView({ list, narrowList, side = 'start', children }: SplitViewProps) {
  const detail = <div className={styles.detail}>{children}</div>
  return (
    <div className={styles.root}>
      <div className={styles.columns} data-side={side}>
        {/* In the order in which they are seen, which is the order of Tab and of screen readers. */}
        {side === 'end' ? detail : null}
        <div className={styles.list} data-wide-only={narrowList === undefined ? undefined : true}>
          {list}
        </div>
        {narrowList === undefined ? null : <div className={styles.narrowList}>{narrowList}</div>}
        {side === 'end' ? null : detail}
      </div>
    </div>
  )
}
