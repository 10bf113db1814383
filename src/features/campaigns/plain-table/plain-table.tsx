import type { ReactNode } from 'react'
import * as styles from './plain-table.css.ts'

export interface PlainTableProps {
  /** Names the table for screen readers. */
  label: string
  /** The first is that of the names, the others of numbers unless told otherwise. */
  headings: readonly string[]
  /** The columns that hold words, by their place. @default none */
  words?: readonly number[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** Names and their numbers. What is wider than the card is scrolled in it. */
export function PlainTable({ label, headings, words = [], rows }: PlainTableProps) {
  return (
    // What scrolls must be reached by the keyboard.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading, place) => (
              <th
                key={heading}
                scope="col"
                className={place === 0 || words.includes(place) ? styles.head : styles.headNumber}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((text, place) =>
                place === 0 ? (
                  <th key={headings[place]} scope="row" className={styles.name}>
                    {text}
                  </th>
                ) : (
                  <td key={headings[place]} className={words.includes(place) ? styles.name : styles.number}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
