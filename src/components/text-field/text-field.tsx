import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldControl, type FieldProps } from '#components/field'
import { isImeConfirm } from '#lib/ime'
import * as styles from './text-field.css.ts'

export interface TextFieldProps
  extends
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children' | 'value' | 'prefix'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'> {
  /** With it the owner holds the text. */
  value?: string
  /** The text as it is typed. */
  onValueChange?: (value: string) => void
  /** Enter that is not an IME's: not the one that takes a conversion. */
  onEnter?: () => void
  /** Fixed words before and after what is typed: https://, %. */
  prefix?: ReactNode
  /** Fixed words after what is typed: %. */
  suffix?: ReactNode
}

/** One line of text. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  prefix,
  suffix,
  onValueChange,
  onEnter,
  onChange,
  onKeyDown,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.row}>
          {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
          <input
            type="text"
            {...rest}
            {...control}
            className={fieldControl}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              if (event.key !== 'Enter') return
              // Enter also confirms a Japanese candidate; some browsers would submit the form with it.
              if (isImeConfirm(event)) event.preventDefault()
              else onEnter?.()
            }}
          />
          {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  )
}
