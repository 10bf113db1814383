import { useId, type ComponentProps, type ReactNode } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import * as choice from '#styles/choice.css'
import * as styles from './switch.css.ts'

export interface SwitchProps extends Pick<ComponentProps<'input'>, 'name' | 'ref'> {
  /** What is on or off; it stays the same in both states. */
  label: ReactNode
  /** The label is for screen readers only. @default false */
  labelHidden?: boolean
  /** Whether it is on. */
  checked: boolean
  /** It was turned over. */
  onCheckedChange: (checked: boolean) => void
  /** What being on means, below. */
  hint?: ReactNode
  /** The change is on its way: it can't be turned back yet. @default false */
  busy?: boolean
  /** Shows the state to someone who may not change it. @default false */
  readOnly?: boolean
  /** It can still be focused where a hint says why (ACC-11). @default false */
  disabled?: boolean
}

/** On or off, taking effect at once. */
export function Switch({
  label,
  labelHidden = false,
  checked,
  onCheckedChange,
  hint,
  busy = false,
  readOnly = false,
  disabled = false,
  ...rest
}: SwitchProps) {
  const id = useId()
  const isExplained = disabled && hint !== undefined
  return (
    <div className={choice.root}>
      <label className={choice.label}>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={checked}
          disabled={disabled && !isExplained}
          aria-disabled={isExplained || undefined}
          aria-checked={checked}
          aria-busy={busy || undefined}
          aria-readonly={readOnly || undefined}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => {
            if (!busy && !readOnly && !disabled) onCheckedChange(event.target.checked)
          }}
        />
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={choice.words}>{label}</span>
        )}
      </label>
      {hint === undefined ? null : (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
