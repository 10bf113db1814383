import { useEffect, useId, useRef, type ReactNode } from 'react'
import { VisuallyHidden } from '#components/visually-hidden'
import * as styles from './checkbox.css.ts'

export interface CheckboxProps {
  label: ReactNode
  labelHidden?: boolean
  /** 'mixed': some of what it stands for. */
  checked: boolean | 'mixed'
  /** From 'mixed' it goes to checked. `shift` is whether the Shift key was held. */
  onCheckedChange?: (checked: boolean, shift: boolean) => void
  hint?: ReactNode
  disabled?: boolean
  name?: string
}

/** Yes or no, taking effect when the form is saved; or which rows are meant. */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  onCheckedChange,
  hint,
  disabled = false,
  name,
}: CheckboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shift = useRef(false)
  const mixed = checked === 'mixed'
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  })
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        <input
          ref={input}
          type="checkbox"
          className={styles.box}
          name={name}
          checked={checked === true}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : id}
          onClick={(event) => (shift.current = event.shiftKey)}
          onChange={(event) => onCheckedChange?.(mixed || event.target.checked, shift.current)}
        />
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles.words}>{label}</span>
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
