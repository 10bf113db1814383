import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

interface PlaceProps {
  children: ReactNode
}

/** In a line of fields: what takes names and texts. */
export const Wide = ({ children }: PlaceProps) => <div className={styles.wide}>{children}</div>

/** In a line of fields: what takes a word. */
export const Narrow = ({ children }: PlaceProps) => <div className={styles.narrow}>{children}</div>
