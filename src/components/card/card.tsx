import { useId, type ComponentProps, type ReactNode } from 'react'
import * as styles from './card.css.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'className' | 'style' | 'title'> {
  /** Names the region. Without it the card is only a box. */
  title?: ReactNode
  /** Beside the title, at the right. */
  actions?: ReactNode
  /** What belongs together. */
  children: ReactNode
  /** No room around the content: for lists and tables that reach the border. */
  flush?: boolean
}

/** A part of a page that belongs together. */
export function Card({ title, actions, children, flush = false, ...rest }: CardProps) {
  const id = useId()
  return (
    <section {...rest} className={styles.root} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined && actions === undefined ? null : (
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
