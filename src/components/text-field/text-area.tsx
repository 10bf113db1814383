import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
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
  /**
   * Parts of `value` that are underlined, in their order: `from` up to but without `to`, in UTF-16 units. Say in words as
   * well what is wrong with them.
   */
  marks?: readonly { from: number; to: number }[]
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
  marks = [],
  ...rest
}: TextAreaProps) {
  const mirror = useRef<HTMLDivElement>(null)
  const follow = (top: number) => {
    if (mirror.current) mirror.current.scrollTop = top
  }
  useLayoutEffect(() => follow(mirror.current?.parentElement?.querySelector('textarea')?.scrollTop ?? 0))
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.area} style={assignInlineVars({ [styles.rows]: String(rows) })}>
          {marks.length === 0 ? null : (
            <div ref={mirror} className={styles.mirror} aria-hidden>
              {markedParts(rest.value ?? '', marks)}
            </div>
          )}
          <textarea
            {...rest}
            {...control}
            rows={rows}
            className={fieldControl}
            onScroll={(event) => {
              rest.onScroll?.(event)
              follow(event.currentTarget.scrollTop)
            }}
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

function markedParts(text: string, marks: readonly { from: number; to: number }[]) {
  return marks.map(({ from, to }, index) => {
    const next = marks[index + 1]?.from ?? text.length
    return (
      <span key={from}>
        {index === 0 ? text.slice(0, from) : null}
        <u>{text.slice(from, to)}</u>
        {text.slice(to, next)}
      </span>
    )
  })
}
