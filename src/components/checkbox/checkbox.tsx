import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '#components/field'
import { VisuallyHidden } from '#components/visually-hidden'
import { mergeRefs } from '#lib/merge-refs'
import * as choice from '#styles/choice.css'
import * as styles from './checkbox.css.ts'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'id' | 'children' | 'checked' | 'defaultChecked'
> {
  /** What is agreed to or meant. */
  label: ReactNode
  /** The label is for screen readers only: in a row whose words stand beside it. */
  labelHidden?: boolean
  /** 'mixed': some of what it stands for. */
  checked: boolean | 'mixed'
  /** From 'mixed' it goes to checked. `shift` is whether the Shift key was held. */
  onCheckedChange?: (checked: boolean, shift: boolean) => void
  /** What follows from it, below the label. */
  hint?: ReactNode
  /** It can still be focused where a hint says why (ACC-11). @default false */
  disabled?: boolean
  /** What is wrong and how to put it right. Announced. */
  error?: ReactNode
}

/** Yes or no, taking effect when the form is saved; or which rows are meant. */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  onCheckedChange,
  hint,
  error,
  disabled = false,
  ref,
  onClick,
  onChange,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const shift = useRef(false)
  const isExplained = disabled && hint !== undefined
  const mixed = checked === 'mixed'
  const hasError = error !== undefined && error !== null && error !== ''
  const describedBy = [hasError ? `${id}error` : '', hint === undefined ? '' : id].filter(Boolean).join(' ')
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  })
  return (
    <div className={choice.root}>
      <label className={choice.label}>
        <input
          id={`${id}box`}
          {...rest}
          ref={mergeRefs(input, ref)}
          type="checkbox"
          className={styles.box}
          checked={checked === true}
          disabled={disabled && !isExplained}
          aria-disabled={isExplained || undefined}
          aria-describedby={describedBy || undefined}
          aria-invalid={hasError || undefined}
          onClick={(event) => {
            onClick?.(event)
            shift.current = event.shiftKey
          }}
          onChange={(event) => {
            if (isExplained) return
            onChange?.(event)
            onCheckedChange?.(mixed || event.target.checked, shift.current)
          }}
        />
        {labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={choice.words}>{label}</span>
        )}
      </label>
      {hasError ? <FieldError id={`${id}error`}>{error}</FieldError> : null}
      {hint === undefined ? null : (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
