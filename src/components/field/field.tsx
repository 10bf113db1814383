import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './field.messages.ts'
import * as styles from './field.css.ts'

/** What a control takes from its field, so that label, hint and error belong to it. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  /** What is asked for. */
  label: string
  /** The label is for screen readers only: where place and placeholder say the same. */
  labelHidden?: boolean | undefined
  /** What to fill in and what it is for, below the control. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Announced. */
  error?: ReactNode
  /** Says so in words; refusing is the form’s. */
  required?: boolean | undefined
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: FieldControlProps) => ReactNode
}

/** What is wrong with a control, for those that bring a label of their own. The control names it as its description. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}

/** A label above, a control, a hint and an error below. */
export function Field({ label, labelHidden = false, hint, error, required = false, children }: FieldProps) {
  const intl = useIntl()
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const hasError = error !== undefined && error !== null && error !== ''
  const describedBy = [hasError && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  const labelElement = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {required ? <span className={styles.required}>{intl.formatMessage(messages.required)}</span> : null}
    </label>
  )
  return (
    <div className={styles.root}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': required || undefined,
      })}
      {hasError ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
