import { useId, useMemo, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Button } from '#components/button'
import { Combobox, type ComboboxOption } from '#components/combobox'
import { DateField } from '#components/date-field'
import type { FieldProps } from '#components/field'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { TimeField } from '#components/time-field'
import { VisuallyHidden } from '#components/visually-hidden'
import { systemClock } from '#lib/clock'
import { DAY } from '#lib/duration'
import { isoOfDay, minutesOfIso } from '#lib/iso-date'
import { offsetWords, ownTimezone, timezoneWords } from '#lib/time-zones'
import { dayAt } from '#lib/zoned-time'
import { messages } from './date-time-field.messages.ts'
import { momentOf, momentsOf, type DateTimeValue } from '#lib/date-time'
import * as styles from './date-time-field.css.ts'

export interface DateTimeFieldProps extends Pick<
  FieldProps,
  'label' | 'labelHidden' | 'hint' | 'error' | 'required'
> {
  /** What the clocks and the calendar of a place show. */
  value: DateTimeValue
  /** What the clocks of the zone are to show; when that is, `momentOf` says. */
  onValueChange: (value: DateTimeValue) => void
  /** The first moment that may be chosen, ms since 1970. @default any */
  min?: number
  /** The last moment that may be chosen. @default any */
  max?: number
  /** ms since 1970. @default the time now */
  now?: number
  /** @default false */
  readOnly?: boolean
  /** @default false */
  disabled?: boolean
}

/** A moment, by what the clocks of a place show: when a campaign is sent. */
export function DateTimeField({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  value,
  onValueChange,
  min,
  max,
  now: given,
  readOnly = false,
  disabled = false,
}: DateTimeFieldProps) {
  const intl = useIntl()
  const hintId = useId()
  const { date, time, timezone } = value
  const now = given ?? systemClock.now()
  const moments = momentsOf(value)
  const moment = momentOf(value)
  const fixed = { readOnly, disabled }
  // Another date, time or zone: which of two moments was meant no longer holds.
  const change = (part: Partial<DateTimeValue>) => onValueChange({ date, time, timezone, ...part })
  const dateAt = (when: number | undefined) => {
    const day = when === undefined ? undefined : dayAt(when, timezone)
    return day === undefined ? {} : { day: isoOfDay(day) }
  }
  const { day: first } = dateAt(min)
  const { day: last } = dateAt(max)
  const { day: today } = dateAt(now)

  const problem =
    moments.kind === 'skipped'
      ? intl.formatMessage(messages.skipped, { time: timeWords(intl, time) })
      : moment !== undefined && min !== undefined && moment < min
        ? intl.formatMessage(messages.tooEarly, { min: momentWords(intl, min, timezone) })
        : moment !== undefined && max !== undefined && moment > max
          ? intl.formatMessage(messages.tooLate, { max: momentWords(intl, max, timezone) })
          : undefined
  return (
    <Stack as="fieldset" gap={2} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <Inline align="start" gap={3}>
        <div className={styles.date}>
          <DateField
            {...fixed}
            {...(first === undefined ? {} : { min: first })}
            {...(last === undefined ? {} : { max: last })}
            {...(today === undefined ? {} : { today })}
            label={intl.formatMessage(messages.date)}
            required={required}
            error={error}
            value={date}
            onValueChange={(next) => change({ date: next })}
          />
        </div>
        <div className={styles.time}>
          <TimeField
            {...fixed}
            label={intl.formatMessage(messages.time)}
            required={required}
            error={problem}
            // Says it to the form too.
            check={() => problem}
            value={time}
            onValueChange={(next) => change({ time: next })}
          />
        </div>
        <div className={styles.timezone}>
          <TimezoneChoice
            {...fixed}
            timezone={timezone}
            at={Math.floor((moment ?? now) / DAY) * DAY}
            onChange={(next) => change({ timezone: next })}
          />
        </div>
      </Inline>
      <div className={styles.told}>
        {moments.kind === 'skipped' && !readOnly && !disabled ? (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes with what it mends (ACC-3).
              currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
              onValueChange(moments.instead)
            }}
          >
            {intl.formatMessage(messages.instead, { time: timeWords(intl, moments.instead.time) })}
          </Button>
        ) : null}
        {moments.kind === 'twice' ? (
          <Twice
            value={value}
            times={moments.times}
            fixed={readOnly || disabled}
            onChange={(later) => change({ later })}
          />
        ) : null}
        <span role="status">
          {moment === undefined ? null : (
            <MomentWords moment={moment} timezone={timezone} own={intl.timeZone ?? ownTimezone()} />
          )}
        </span>
        {hint === undefined ? null : <span id={hintId}>{hint}</span>}
      </div>
    </Stack>
  )
}

function MomentWords({ moment, timezone, own }: { moment: number; timezone: string; own: string }) {
  const intl = useIntl()
  const there = momentWords(intl, moment, timezone)
  const here = momentWords(intl, moment, own)
  return (
    <>
      {there}
      {here === there ? null : (
        <>
          <br />
          {intl.formatMessage(messages.here, { moment: here })}
        </>
      )}
    </>
  )
}

interface TwiceProps {
  value: DateTimeValue
  times: readonly [number, number]
  fixed: boolean
  onChange: (later: boolean) => void
}

function Twice({
  value: { time, timezone, later = false },
  times: [first, second],
  fixed,
  onChange,
}: TwiceProps) {
  const intl = useIntl()
  const words = intl.formatMessage(messages.twice, { time: timeWords(intl, time) })
  const offset = (when: number) => offsetWords(timezone, intl.locale, when)
  return (
    <>
      <span aria-hidden>{words}</span>
      <SegmentedControl
        label={words}
        value={later ? 'later' : 'earlier'}
        onValueChange={(which) => onChange(which === 'later')}
        options={[
          {
            value: 'earlier',
            label: intl.formatMessage(messages.earlier, { offset: offset(first) }),
            disabled: fixed,
          },
          {
            value: 'later',
            label: intl.formatMessage(messages.later, { offset: offset(second) }),
            disabled: fixed,
          },
        ]}
      />
    </>
  )
}

interface TimezoneChoiceProps {
  timezone: string
  /** The day whose offsets are shown, ms. */
  at: number
  onChange: (timezone: string) => void
  readOnly: boolean
  disabled: boolean
}

function TimezoneChoice({ timezone, at, onChange, ...fixed }: TimezoneChoiceProps) {
  const intl = useIntl()
  /** All zones in words take their time: they are made when somebody comes to choose one. */
  const [near, setNear] = useState(false)
  const { locale } = intl
  const own = intl.timeZone ?? ownTimezone()
  const options = useMemo((): readonly ComboboxOption[] => {
    if (!near) return []
    const zones = timezoneWords(locale, at)
    const mine = zones.filter((zone) => zone.timezone === own)
    return [...mine, ...zones.filter((zone) => zone.timezone !== own)].map((zone) => ({
      value: zone.timezone,
      label: zoneLabel(zone.timezone),
      // A zone that is no place is called by its offset.
      hint: zone.name.startsWith('GMT')
        ? zone.offset
        : intl.formatMessage(messages.zone, { name: zone.name, offset: zone.offset }),
    }))
  }, [near, locale, at, own, intl])
  return (
    // Only hears that the focus is inside.
    <div onFocus={() => setNear(true)} onBlur={() => setNear(false)}>
      <Combobox
        {...fixed}
        label={intl.formatMessage(messages.timezone)}
        clearable={false}
        value={{ value: timezone, label: zoneLabel(timezone) }}
        options={options}
        onValueChange={(chosen) => {
          if (chosen) onChange(chosen.value)
        }}
      />
    </div>
  )
}

const zoneLabel = (timezone: string) => timezone.replaceAll('_', ' ')

const timeWords = (intl: IntlShape, time: string) =>
  intl.formatTime((minutesOfIso(time) ?? 0) * 60_000, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })

const momentWords = (intl: IntlShape, moment: number, timezone: string) =>
  intl.formatDate(moment, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone: timezone,
  })
