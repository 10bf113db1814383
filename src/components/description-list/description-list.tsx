import type { ReactNode } from 'react'
import * as styles from './description-list.css.ts'

export interface DescriptionListProps {
  /** In their order; `id` is unique among them. */
  items: readonly { id: string; term: ReactNode; value: ReactNode }[]
}

/** Names and values of one thing, one under another; names above their values where it is narrow. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl>
      {items.map(({ id, term, value }) => (
        <div key={id} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
