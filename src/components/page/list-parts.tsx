import type { ReactNode } from 'react'
import * as styles from './list-parts.css.ts'

interface Props {
  children: ReactNode
}

/** As tall as the window, so that what is inside scrolls by itself. */
export const FillWindow = ({ children }: Props) => <div className={styles.root}>{children}</div>

/** Search and filters in line with the title of the page. */
export const PageTools = ({ children }: Props) => <div className={styles.tools}>{children}</div>

/** What is in place of rows, or below tabs: it scrolls, with the padding of a page. */
export const ScrolledPart = ({ children }: Props) => <div className={styles.instead}>{children}</div>
