import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Field, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { boxedInput, InputBox, useTypedValue, type InputBoxProps } from '#components/input-box'
import { VisuallyHidden } from '#components/visually-hidden'
import { systemClock } from '#lib/clock'
import { isImeConfirm } from '#lib/ime'
import { holdRepeat } from './hold-repeat.ts'
import { mergeRefs } from '#lib/merge-refs'
import { messages } from './number-field.messages.ts'
import {
  numberProblem,
  PAGE_STEPS,
  parseNumber,
  stepNumber,
  type NumberMarks,
  type NumberRules,
} from './number-field.model.ts'

export interface NumberFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<InputBoxProps, 'prefix' | 'suffix'>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'name' | 'ref' | 'onBlur'>,
    NumberRules {
  /** null while it is empty, NaN while what is typed is no number. */
  value: number | null
  /** Reports what is typed, also what is out of range: see `numberProblem`. */
  onValueChange: (value: number | null) => void
  /** How far an arrow goes. @default 1 */
  step?: number
  /** Whether thousands are parted; years and ports are not. @default true */
  grouping?: boolean
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
}

/** A number, written as the reader's language writes it. */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  required,
  prefix,
  suffix,
  value,
  onValueChange,
  min,
  max,
  fractionDigits = 0,
  step = 1,
  grouping = true,
  readOnly = false,
  disabled = false,
  name,
  onBlur,
  ref,
  ...rest
}: NumberFieldProps) {
  const intl = useIntl()
  const rules = { min, max, fractionDigits }
  const format = (number: number | null) =>
    number === null || Number.isNaN(number)
      ? ''
      : intl.formatNumber(number, { maximumFractionDigits: 15, useGrouping: grouping })
  const element = useRef<HTMLInputElement>(null)
  const typed = useTypedValue({
    element,
    value,
    onValueChange,
    format,
    parse: (text) => parseNumber(text, marksOf(intl)),
    problemOf: (number) => problemWords(intl, number, rules),
  })
  /** What a button made of it: whoever presses one is not in the field to hear it. */
  const [told, setTold] = useState('')
  const fixed = readOnly || disabled
  const known = value === null || Number.isNaN(value) ? undefined : value

  /** What the last step made of it: a button that is let go may be so before that is drawn. */
  const stepped = useRef(value)
  const stepBy = (count: number) => {
    const next = stepNumber(value, count, step, rules)
    stepped.current = next
    typed.set(next)
    return next
  }
  const [held] = useState(() => holdRepeat(systemClock))
  useEffect(() => held.release, [held])
  const latest = useRef(stepBy)
  useEffect(() => {
    latest.current = stepBy
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isImeConfirm(event)) {
      // Enter also takes a conversion of an input method: then it doesn't submit.
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Enter') typed.settle()
    const count = steps[event.key]
    if (count === undefined || fixed) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    stepBy(count)
  }
  const button = (kind: 'decrease' | 'increase', count: number, end: number | undefined) => (
    <IconButton
      label={intl.formatMessage(messages[kind], { label })}
      icon={<Icon of={count > 0 ? Plus : Minus} />}
      size="small"
      // The arrows do the same; one field is one stop.
      tabIndex={-1}
      disabled={disabled || (known !== undefined && known === end)}
      // The focus stays where it is: on a phone the keyboard would come up.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button === 0 && !disabled) held.hold(() => latest.current(count))
      }}
      onPointerUp={held.release}
      onPointerLeave={held.release}
      onPointerCancel={held.release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A click without a pointer is that of an assistive technology: it holds nothing.
        const isEnd = event.detail !== 0 && held.hasRepeated()
        setTold(format(isEnd ? stepped.current : stepBy(count)))
      }}
    />
  )
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error ?? typed.problem}
      required={required}
    >
      {(control) => (
        <>
          <InputBox
            prefix={prefix}
            suffix={suffix}
            end={
              readOnly ? null : (
                <>
                  {button('decrease', -1, min)}
                  {button('increase', 1, max)}
                </>
              )
            }
          >
            <input
              {...rest}
              {...control}
              {...typed.input}
              ref={mergeRefs(element, ref)}
              // Told when it is time: its own validity knows it earlier.
              aria-invalid={control['aria-invalid'] ?? false}
              type="text"
              role="spinbutton"
              aria-valuenow={known}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={known === undefined ? undefined : format(known)}
              inputMode={
                min !== undefined && min >= 0 ? (fractionDigits > 0 ? 'decimal' : 'numeric') : undefined
              }
              className={boxedInput}
              autoComplete="off"
              spellCheck={false}
              readOnly={readOnly}
              disabled={disabled}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                typed.input.onBlur()
                if (told !== '') setTold('')
                onBlur?.(event)
              }}
            />
          </InputBox>
          <VisuallyHidden>
            <span role="status">{told}</span>
          </VisuallyHidden>
          {name === undefined ? null : (
            <input type="hidden" name={name} value={known ?? ''} disabled={disabled} />
          )}
        </>
      )}
    </Field>
  )
}

function marksOf(intl: IntlShape): NumberMarks {
  const parts = intl.formatNumberToParts(1234567.8, { useGrouping: true })
  const mark = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  return { decimal: mark('decimal', '.'), group: mark('group', ',') }
}

function problemWords(intl: IntlShape, value: number | null, rules: NumberRules): string | undefined {
  const problem = numberProblem(value, rules)
  if (problem === undefined) return undefined
  if (problem === 'noNumber') return intl.formatMessage(messages.noNumber)
  const written = (number: number) => intl.formatNumber(number, { maximumFractionDigits: 15 })
  const { min, max, fractionDigits = 0 } = rules
  if (problem === 'tooPrecise')
    return fractionDigits === 0
      ? intl.formatMessage(messages.whole)
      : intl.formatMessage(messages.tooPrecise, { digits: fractionDigits })
  if (min !== undefined && max !== undefined)
    return intl.formatMessage(messages.outside, { min: written(min), max: written(max) })
  return problem === 'tooSmall'
    ? intl.formatMessage(messages.tooSmall, { min: written(min ?? -Number.MAX_SAFE_INTEGER) })
    : intl.formatMessage(messages.tooLarge, { max: written(max ?? Number.MAX_SAFE_INTEGER) })
}
