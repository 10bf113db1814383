import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './foundations.css.ts'

export interface TableProps {
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** The facts of a foundation, one a line. */
export function Table({ head, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, place) => (
              <td key={head[place]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface SampleProps {
  kind: 'swatch' | 'bar' | 'corner' | 'lifted' | 'runner'
  /** A colour, a length, a shadow or a duration, as CSS writes it. */
  value: string
}

const { swatch, bar, corner, lifted, runner } = styles
const looks = { swatch, bar, corner, lifted, runner }

/** A token as it looks. */
export function Sample({ kind, value }: SampleProps) {
  return <span className={looks[kind]} style={assignInlineVars({ [styles.shown]: value })} />
}
