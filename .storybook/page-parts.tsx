import type { ReactNode } from 'react'
import * as styles from './docs-page.css.ts'

/** The name of a page, below where it is in the sidebar. */
export function PageTitle({ title }: { title: string }) {
  const path = title.split('/')
  return (
    <header>
      <p className={styles.path}>{path.slice(0, -1).join(' / ')}</p>
      <h1 className={styles.title}>{path.at(-1)}</h1>
    </header>
  )
}

export const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className={styles.heading}>{children}</h2>
)
