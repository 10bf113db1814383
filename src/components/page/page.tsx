import type { ReactNode } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import * as styles from './page.css.ts'

export interface PageProps {
  /** The heading of the screen. */
  title: ReactNode
  /** In place of the title, which is then for screen readers alone: such as a field with the name. */
  lead?: ReactNode
  /** How much there is of it, or the state it is in; announced when it changes. */
  count?: ReactNode
  /** At the end of the title's line, the primary one last. */
  actions?: ReactNode
  /** Between the header and the content: search, filters. */
  tools?: ReactNode
  /** The content takes all the room and scrolls by itself, as a table does; else the page scrolls. @default false */
  fill?: boolean
  /** What stands below the tools. */
  children: ReactNode
}

/** The frame of a screen: a header row with title, count and actions, tools below it, and the content. */
export function Page({ title, lead, count, actions, tools, fill = false, children }: PageProps) {
  return (
    <div className={styles.root} data-fill={fill || undefined}>
      <header className={styles.header}>
        <h1 className={styles.title} data-hidden={lead === undefined ? undefined : ''}>
          {lead === undefined ? title : <VisuallyHidden>{title}</VisuallyHidden>}
        </h1>
        {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
        {count === undefined ? null : (
          <span className={styles.count} role="status">
            {count}
          </span>
        )}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      {tools}
      {fill ? <div className={styles.content}>{children}</div> : children}
    </div>
  )
}
