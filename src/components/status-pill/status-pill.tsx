import type { ReactNode } from 'react'
import * as styles from './status-pill.css.ts'

export const statusKinds = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type StatusKind = (typeof statusKinds)[number]

export interface StatusPillProps {
  /** Its colour: good, bad, wants attention, or none of these. @default 'neutral' */
  kind?: StatusKind
  /** The state in a word or two: colour alone never says it. */
  children: ReactNode
  /** It is going on right now: the dot beats. */
  live?: boolean
}

/** The state a thing is in: Draft, Scheduled, Sent, Failed. */
export function StatusPill({ kind = 'neutral', children, live = false }: StatusPillProps) {
  return (
    <span className={styles.root} data-tone={kind} data-live={live || undefined}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  )
}
