import type { ReactNode } from 'react'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import * as notice from '#styles/notice.css'
import * as styles from './empty-state.css.ts'

export interface EmptyStateProps {
  /** A small line drawing: an Icon of size large, or an SVG of its own. */
  drawing?: ReactNode
  /** What there is none of: No contacts yet. */
  title: string
  /** One sentence that says what this is for. */
  children?: ReactNode
  /** The one thing to do here. */
  action?: ReactNode
}

/** There is nothing here yet. For filters that match nothing use NoMatch. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.root}>
      {drawing === undefined ? null : (
        <span className={styles.drawing} aria-hidden>
          {drawing}
        </span>
      )}
      <Stack gap={1}>
        <Text as="h2" size={16} weight="semibold">
          {title}
        </Text>
        {children === undefined ? null : <p className={notice.text}>{children}</p>}
      </Stack>
      {action}
    </section>
  )
}
