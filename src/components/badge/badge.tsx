import type { ReactNode } from 'react'
import * as styles from './badge.css.ts'

export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const

export interface BadgeProps {
  /** A word or a count. */
  children: ReactNode
  /** What kind of word it is. @default 'neutral' */
  tone?: (typeof badgeTones)[number]
}

/** A word or a count about the thing beside it: Soon, 12, Owner. For the state of a thing use a status pill. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  )
}
