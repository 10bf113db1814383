import { useIntl } from 'react-intl'
import { DateField } from '#components/date-field'
import { NumberField } from '#components/number-field'
import { Select } from '#components/select'
import type { TimeWindow, WindowUnit } from '#lib/condition-tree'
import { messages } from './condition-fields.messages.ts'
import { dayOf, endOf, lastDayOf } from './window-days.model.ts'
import { Narrow } from '#features/segments/layout'
import * as styles from './condition-row.css.ts'

type WindowKind = TimeWindow['kind'] | 'today'

const kindMessages = {
  any: messages.windowAny,
  last: messages.windowLast,
  next: messages.windowNext,
  between: messages.windowBetween,
  before: messages.windowBefore,
  after: messages.windowAfter,
  today: messages.windowToday,
} as const
const units = ['hour', 'day', 'week', 'month'] as const satisfies readonly WindowUnit[]
const unitMessages = {
  hour: messages.unitHour,
  day: messages.unitDay,
  week: messages.unitWeek,
  month: messages.unitMonth,
} as const
/** So many units of time at most: what the evaluator still follows. */
const UNITS_MAX = 10_000

export interface WindowFieldsProps {
  /** The kinds to choose from. 'today' is no window at all. */
  kinds: readonly WindowKind[]
  value: TimeWindow | undefined
  onChange: (window: TimeWindow | undefined) => void
  readOnly: boolean
}

/** A stretch of time: 'in the last 30 days', between two days. */
export function WindowFields({ kinds, value, onChange, readOnly }: WindowFieldsProps) {
  const intl = useIntl()
  const kind: WindowKind = value?.kind ?? 'today'
  const all: readonly WindowKind[] = kinds.includes(kind) ? kinds : [kind, ...kinds]
  return (
    <>
      <Narrow>
        <Select<WindowKind>
          label={intl.formatMessage(messages.window)}
          labelHidden
          value={kind}
          disabled={readOnly}
          onValueChange={(next) => onChange(windowOf(next, value))}
          options={all.map((one) => ({ value: one, label: intl.formatMessage(kindMessages[one]) }))}
        />
      </Narrow>
      {value?.kind === 'last' || value?.kind === 'next' ? (
        <>
          <div className={styles.small}>
            <NumberField
              label={intl.formatMessage(messages.amount)}
              labelHidden
              value={Number.isNaN(value.value) ? null : value.value}
              min={1}
              max={UNITS_MAX}
              readOnly={readOnly}
              onValueChange={(amount) => onChange({ ...value, value: amount ?? Number.NaN })}
            />
          </div>
          <div className={styles.small}>
            <Select
              label={intl.formatMessage(messages.unit)}
              labelHidden
              value={value.unit}
              disabled={readOnly}
              onValueChange={(unit) => onChange({ ...value, unit })}
              options={units.map((unit) => ({ value: unit, label: intl.formatMessage(unitMessages[unit]) }))}
            />
          </div>
        </>
      ) : value?.kind === 'between' ? (
        <DaysFields value={value} onChange={onChange} readOnly={readOnly} />
      ) : value?.kind === 'before' || value?.kind === 'after' ? (
        <Narrow>
          <DateField
            label={intl.formatMessage(messages.day)}
            labelHidden
            value={dayOf(value.at, intl.timeZone)}
            readOnly={readOnly}
            onValueChange={(at) => onChange({ ...value, at })}
          />
        </Narrow>
      ) : null}
    </>
  )
}

function windowOf(kind: WindowKind, before: TimeWindow | undefined): TimeWindow | undefined {
  switch (kind) {
    case 'today':
      return undefined
    case 'any':
      return { kind }
    case 'last':
    case 'next':
      return before?.kind === 'last' || before?.kind === 'next'
        ? { ...before, kind }
        : { kind, value: 30, unit: 'day' }
    case 'between':
      return { kind, from: '', to: '' }
    case 'before':
    case 'after':
      return { kind, at: before?.kind === 'before' || before?.kind === 'after' ? before.at : '' }
  }
}

export interface DaysFieldsProps {
  value: Extract<TimeWindow, { kind: 'between' }>
  onChange: (window: TimeWindow) => void
  readOnly: boolean
}

/** From one day to another, both included. */
export function DaysFields({ value, onChange, readOnly }: DaysFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <Narrow>
        <DateField
          label={intl.formatMessage(messages.firstDay)}
          labelHidden
          value={dayOf(value.from, intl.timeZone)}
          readOnly={readOnly}
          onValueChange={(from) => onChange({ ...value, from })}
        />
      </Narrow>
      <Narrow>
        <DateField
          label={intl.formatMessage(messages.lastDay)}
          labelHidden
          value={lastDayOf(value.to, intl.timeZone)}
          readOnly={readOnly}
          onValueChange={(last) => onChange({ ...value, to: endOf(last) })}
        />
      </Narrow>
    </>
  )
}
