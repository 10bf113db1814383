import * as styles from './divider.css.ts'

export interface DividerProps {
  /** @default horizontal */
  direction?: 'horizontal' | 'vertical'
  /** A word in the middle of a horizontal line: 'or'. */
  label?: string
}

/** A line between things that do not belong together. */
export function Divider({ direction = 'horizontal', label }: DividerProps) {
  if (label !== undefined)
    return (
      <div className={styles.labelled}>
        <span>{label}</span>
      </div>
    )
  return (
    <hr
      className={styles.root}
      aria-orientation={direction === 'vertical' ? 'vertical' : undefined}
      data-direction={direction}
    />
  )
}
