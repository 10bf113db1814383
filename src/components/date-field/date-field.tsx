import CalendarDays from 'lucide-react/icons/calendar-days'
import X from 'lucide-react/icons/x'
import { Suspense, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { deferred } from '#components/deferred'
import { Field, type FieldProps } from '#components/field'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { boxedInput, InputBox, useTypedValue } from '#components/input-box'
import { systemClock } from '#lib/clock'
import { DAY } from '#lib/duration'
import { isImeConfirm } from '#lib/ime'
import { dayOfIso, isoOfDay } from '#lib/iso-date'
import { mergeRefs } from '#lib/merge-refs'
import { ownTimezone } from '#lib/time-zones'
import { dayAt } from '#lib/zoned-time'
import { messages } from './date-field.messages.ts'
import { dateProblem, parseDate, type DateHabits } from './date-field.model.ts'
import * as styles from './date-field.css.ts'

const DatePopup = deferred(async () => (await import('./date-popup.tsx')).DatePopup)

export interface DateFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'required'>,
    Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onBlur'> {
  /** 2026-03-05; empty for none, and what is typed as it is while it is no date: see `isDate`. */
  value: string
  /** Another day, as it is typed or chosen. */
  onValueChange: (value: string) => void
  /** The first day that may be chosen, as 2026-03-05. @default any */
  min?: string
  /** The last one. @default any */
  max?: string
  /** What today is, as 2026-03-05. @default that of the reader's time zone */
  today?: string
  /** Whether it can be emptied with a button. @default unless required */
  clearable?: boolean
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** A day, typed or chosen from a calendar. It has no time and no zone. */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  value,
  onValueChange,
  min: minText = '',
  max: maxText = '',
  today: todayText,
  clearable = !required,
  readOnly = false,
  disabled = false,
  onBlur,
  ref,
  ...rest
}: DateFieldProps) {
  const intl = useIntl()
  const popupId = useId()
  const element = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [openedFrom, setOpenedFrom] = useState<HTMLElement | null>(null)
  const range = { min: dayOfIso(minText), max: dayOfIso(maxText) }
  const today =
    dayOfIso(todayText ?? '') ??
    dayAt(systemClock.now(), intl.timeZone ?? ownTimezone()) ??
    Math.floor(systemClock.now() / DAY)
  const day = dayOfIso(value)
  const fixed = readOnly || disabled

  const typed = useTypedValue({
    element,
    value,
    onValueChange,
    format: (date) => {
      const number = dayOfIso(date)
      return number === undefined ? date : shortDate(intl, number)
    },
    parse: (text) => {
      const parsed = parseDate(text, habitsOf(intl, today))
      return parsed === undefined ? text.trim() : isoOfDay(parsed)
    },
    problemOf: (date) => problemWords(intl, date, range, today),
  })

  const open = (from: HTMLElement) => {
    if (fixed) return
    typed.settle()
    setOpenedFrom(from)
  }
  const close = (returns: boolean) => {
    setOpenedFrom(null)
    if (returns) openedFrom?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isImeConfirm(event)) {
      // Enter also takes a conversion of an input method: then it doesn't submit.
      if (event.key === 'Enter') event.preventDefault()
    } else if (event.key === 'Enter') typed.settle()
    else if (event.key === 'ArrowDown' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      open(event.currentTarget)
    }
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
          <InputBox
            ref={box}
            end={
              fixed ? null : (
                <>
                  {clearable && value !== '' ? (
                    <IconButton
                      label={intl.formatMessage(messages.clear, { label })}
                      icon={<Icon of={X} />}
                      size="small"
                      onClick={() => {
                        typed.set('')
                        element.current?.focus()
                      }}
                    />
                  ) : null}
                  <IconButton
                    ref={button}
                    label={
                      day === undefined
                        ? intl.formatMessage(messages.choose, { label })
                        : intl.formatMessage(messages.change, { label, date: longDate(intl, day) })
                    }
                    tooltip={intl.formatMessage(messages.choose, { label })}
                    icon={<Icon of={CalendarDays} />}
                    size="small"
                    aria-haspopup="dialog"
                    aria-expanded={openedFrom !== null}
                    aria-controls={openedFrom === null ? undefined : popupId}
                    onPointerEnter={() => void DatePopup.preload()}
                    onFocus={() => void DatePopup.preload()}
                    onClick={(event) => (openedFrom === null ? open(event.currentTarget) : close(false))}
                  />
                </>
              )
            }
          >
            <input
              {...rest}
              {...control}
              {...typed.input}
              ref={mergeRefs(element, ref)}
              type="text"
              className={boxedInput}
              // Told when it is time: its own validity knows it earlier.
              aria-invalid={control['aria-invalid'] ?? false}
              placeholder={intl.formatMessage(messages.pattern)}
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
          {openedFrom === null ? null : (
            <Suspense fallback={null}>
              <DatePopup
                {...range}
                id={popupId}
                label={intl.formatMessage(messages.choose, { label })}
                owner={box}
                value={day}
                today={today}
                onDismiss={(by) => close(by === 'escape')}
                onChoose={(chosen) => {
                  typed.set(isoOfDay(chosen))
                  close(true)
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}

// Days have no zone: that of the reader must not shift them.
const shortDate = (intl: IntlShape, day: number) =>
  intl.formatDate(day * DAY, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })
const longDate = (intl: IntlShape, day: number) =>
  intl.formatDate(day * DAY, { dateStyle: 'long', timeZone: 'UTC' })

function habitsOf(intl: IntlShape, today: number): DateHabits {
  const order = intl
    .formatDateToParts(0, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
    .filter(({ type }) => type === 'year' || type === 'month' || type === 'day')
    .map(({ type }) => type.charAt(0))
    .join('')
  return {
    order: order === 'mdy' || order === 'dmy' ? order : 'ymd',
    months: Array.from({ length: 12 }, (_, month) =>
      intl.formatDate(Date.UTC(2026, month), { month: 'long', timeZone: 'UTC' }),
    ),
    today,
  }
}

function problemWords(
  intl: IntlShape,
  value: string,
  range: { min: number | undefined; max: number | undefined },
  today: number,
): string | undefined {
  const problem = dateProblem(value, range)
  if (problem === undefined) return undefined
  if (problem === 'noDate') return intl.formatMessage(messages.noDate, { example: shortDate(intl, today) })
  const { min, max } = range
  if (min !== undefined && max !== undefined)
    return intl.formatMessage(messages.outside, { min: shortDate(intl, min), max: shortDate(intl, max) })
  return problem === 'tooEarly'
    ? intl.formatMessage(messages.tooEarly, { min: shortDate(intl, min ?? today) })
    : intl.formatMessage(messages.tooLate, { max: shortDate(intl, max ?? today) })
}
