import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '#components/field'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import * as styles from './radio-group.css.ts'

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'className' | 'style' | 'children' | 'role' | 'onChange'
> {
  /** The question. */
  label: string
  /** undefined: nothing is chosen yet. */
  value: Value | undefined
  /** Another was chosen. */
  onValueChange: (value: Value) => void
  /** What is wrong and how to put it right. Announced. */
  error?: ReactNode
  /** In their order; `hint` says what follows from it. */
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
}

/** One of a few choices that want words of explanation. For short ones use a segmented control, for many a select. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  error,
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId()
  const hasError = error !== undefined && error !== null && error !== ''
  return (
    <Stack
      id={name}
      {...rest}
      as="fieldset"
      gap={1}
      role="radiogroup"
      aria-invalid={hasError || undefined}
      aria-describedby={hasError ? `${name}error` : rest['aria-describedby']}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.dot}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.hint === undefined ? undefined : `${name}${option.value}`}
            aria-labelledby={`${name}${option.value}label`}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.words}>
            <span id={`${name}${option.value}label`} className={styles.name}>
              {option.label}
            </span>
            {option.hint === undefined ? null : (
              <Text id={`${name}${option.value}`} size={12} tone="muted">
                {option.hint}
              </Text>
            )}
          </span>
        </label>
      ))}
      {hasError ? <FieldError id={`${name}error`}>{error}</FieldError> : null}
    </Stack>
  )
}
