import { useId, type ReactNode } from 'react'
import * as styles from './segmented-control.css.ts'

export interface SegmentedControlProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string
  /** The one that holds. */
  value: Value
  /** Another was chosen. */
  onValueChange: (value: Value) => void
  /** Two to four, each short. */
  options: readonly { value: Value; label: ReactNode; lang?: string; disabled?: boolean }[]
}

/** One of two to five short choices, all in sight, that takes effect at once. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div className={styles.root} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment} lang={option.lang}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
