import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Field, type FieldProps } from '#components/field'
import { boxedInput, InputBox, useTypedValue } from '#components/input-box'
import { isImeConfirm } from '#lib/ime'
import { isoOfMinutes, minutesOfIso } from '#lib/iso-date'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './time-field.messages.ts'
import { parseTime, timeAfterKey, timeProblem, type TimeRange } from './time-field.model.ts'
import * as styles from './time-field.css.ts'

export interface TimeFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur'> {
  /** 09:30, by 24 hours; empty for none, and what is typed as it is while it is no time: see `isTime`. */
  value: string
  /** Another time, as it is typed or walked to. */
  onValueChange: (value: string) => void
  /** The first time that may be chosen, as 09:30. @default any */
  min?: string
  /** The last time that may be chosen. @default any */
  max?: string
  /** Minutes that an arrow goes. @default 15 */
  step?: number
  /** What else may be wrong with a time, in words. */
  check?: (value: string) => string | undefined
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** Minutes since midnight of the time that an error gives as an example. */
const EXAMPLE = 9 * 60 + 30

/** A time of the day, typed as people write it or walked to with the arrows. It has no day and no zone. */
export function TimeField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  onValueChange,
  min = '',
  max = '',
  step = 15,
  check,
  readOnly = false,
  disabled = false,
  onBlur,
  ref,
  ...rest
}: TimeFieldProps) {
  const intl = useIntl()
  const element = useRef<HTMLInputElement>(null)
  const range = { min: minutesOfIso(min), max: minutesOfIso(max) }
  const minutes = minutesOfIso(value)
  const typed = useTypedValue({
    element,
    value,
    onValueChange,
    format: (time) => {
      const number = minutesOfIso(time)
      return number === undefined ? time : timeWords(intl, number)
    },
    parse: (text) => {
      const parsed = parseTime(text)
      return parsed === undefined ? text.trim() : isoOfMinutes(parsed)
    },
    problemOf: (time) => problemWords(intl, time, range) ?? check?.(time),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isImeConfirm(event)) {
      // Enter also takes a conversion of an input method: then it doesn't submit.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Enter') typed.settle()
    if (readOnly || disabled || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = timeAfterKey(minutes, event.key, step, range)
    if (to === undefined) return
    event.preventDefault()
    typed.set(isoOfMinutes(to))
  }
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error ?? typed.problem}
      required={required}
    >
      {(control) => (
        <div className={styles.root}>
          <InputBox>
            <input
              {...rest}
              {...control}
              {...typed.input}
              ref={mergeRefs(element, ref)}
              type="text"
              role="spinbutton"
              aria-valuenow={minutes}
              aria-valuemin={range.min}
              aria-valuemax={range.max}
              aria-valuetext={minutes === undefined ? undefined : timeWords(intl, minutes)}
              className={boxedInput}
              // Told when it is time: its own validity knows it earlier.
              aria-invalid={control['aria-invalid'] ?? false}
              placeholder={timeWords(intl, EXAMPLE)}
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              disabled={disabled}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                typed.input.onBlur()
                onBlur?.(event)
              }}
            />
          </InputBox>
        </div>
      )}
    </Field>
  )
}

const timeWords = (intl: IntlShape, minutes: number) =>
  intl.formatTime(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

function problemWords(intl: IntlShape, value: string, { min, max }: TimeRange): string | undefined {
  const problem = timeProblem(value, { min, max })
  if (problem === undefined) return undefined
  if (problem === 'noTime') return intl.formatMessage(messages.noTime, { example: timeWords(intl, EXAMPLE) })
  if (min !== undefined && max !== undefined)
    return intl.formatMessage(messages.outside, { min: timeWords(intl, min), max: timeWords(intl, max) })
  return problem === 'tooEarly'
    ? intl.formatMessage(messages.tooEarly, { min: timeWords(intl, min ?? 0) })
    : intl.formatMessage(messages.tooLate, { max: timeWords(intl, max ?? 0) })
}
