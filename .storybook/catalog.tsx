import type { ReactNode } from 'react'
import * as styles from './catalog.css.ts'

export interface CatalogProps<Row extends string, Column extends string> {
  rows: readonly Row[]
  columns: readonly Column[]
  children: (row: Row, column: Column) => ReactNode
}

/** Every combination of two dimensions of a component, in one picture. */
export function Catalog<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: CatalogProps<Row, Column>) {
  return (
    <div className={styles.frame}>
      <table className={styles.root}>
        <thead>
          <tr>
            <th aria-hidden />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.heading}>
                {row}
              </th>
              {columns.map((column) => (
                <td key={column} className={styles.cell}>
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
