import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './conflict.messages.ts'
import * as styles from './conflict.css.ts'

/** A field that two people gave different values. */
export interface ConflictingField {
  id: string
  label: string
  mine: ReactNode
  theirs: ReactNode
}

export interface ComparisonProps {
  fields: readonly ConflictingField[]
}

/** Both values of each field, side by side. */
export function Comparison({ fields }: ComparisonProps) {
  const intl = useIntl()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            {intl.formatMessage(messages.field)}
          </th>
          <th scope="col" className={styles.heading}>
            {intl.formatMessage(messages.mine)}
          </th>
          <th scope="col" className={styles.heading}>
            {intl.formatMessage(messages.theirs)}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ id, label, mine, theirs }) => (
          <tr key={id}>
            <th scope="row" className={styles.heading}>
              {label}
            </th>
            <td className={styles.cell}>{mine}</td>
            <td className={styles.cell}>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
