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

/**
 * The text for a live region that now has `last`. Screen readers are silent about a text that a region already has: the same
 * text differs by a space that is not spoken.
 */
export const saidAgain = (last: string, text: string): string =>
  text !== '' && last === text ? `${text}\u00a0` : text
