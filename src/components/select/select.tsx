import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field, fieldControl, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import * as styles from './select.css.ts'

export interface SelectProps<Value extends string>
  extends
    Omit<
      ComponentProps<'select'>,
      'className' | 'style' | 'id' | 'children' | 'value' | 'defaultValue' | 'multiple'
    >,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'> {
  /** An empty string shows the placeholder. */
  value: Value | ''
  /** Another was chosen. */
  onValueChange: (value: Value) => void
  /** In their order. */
  options: readonly { value: Value; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** One of many known choices. The browser's own list: it works everywhere, with every keyboard and every screen reader. */
export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  options,
  placeholder,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.root}>
          <select
            {...rest}
            {...control}
            className={fieldControl}
            value={value}
            onChange={(event) => {
              onChange?.(event)
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onValueChange(chosen.value)
            }}
          >
            {value === '' || placeholder !== undefined ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.drawing}>
            <Icon of={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  )
}
