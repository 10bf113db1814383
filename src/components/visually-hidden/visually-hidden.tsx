import type { ReactNode } from 'react'
import * as styles from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode
}

/** Words for screen readers only: what sighted readers get from place, shape or colour. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.root}>{children}</span>
}
