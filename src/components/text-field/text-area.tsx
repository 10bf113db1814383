import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ComponentProps } from 'react'
import { Field, fieldControl, type FieldProps } from '#components/field'
import * as styles from './text-field.css.ts'

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id' | 'children' | 'value'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'> {
  /** With it the owner holds the text. */
  value?: string
  /** The text as it is typed. */
  onValueChange?: (value: string) => void
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  required,
  onValueChange,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.area} style={assignInlineVars({ [styles.rows]: String(rows) })}>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            className={fieldControl}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
        </div>
      )}
    </Field>
  )
}
