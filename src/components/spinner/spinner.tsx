import * as styles from './spinner.css.ts'

export const spinnerSizes = ['small', 'medium', 'large'] as const

export interface SpinnerProps {
  /** What is being waited for. @default hidden from screen readers: the text beside it says so */
  label?: string
  /** @default 'medium' */
  size?: (typeof spinnerSizes)[number]
}

/** Something goes on and nobody knows how long. For what will be here, show a skeleton; for a known amount, a progress bar. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  if (label === undefined) return <span className={styles.root} data-size={size} aria-hidden />
  return <span className={styles.root} data-size={size} role="status" aria-label={label} />
}
