import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { DAY } from '#lib/duration'
import { firstWeekdayOf } from '#lib/week'
import { messages } from './calendar.messages.ts'
import {
  clampDay,
  dayAfterKey,
  monthWeeks,
  partsOfDay,
  shiftMonths,
  type DayRange,
} from './calendar.model.ts'
import * as styles from './calendar.css.ts'

export interface CalendarProps extends DayRange {
  /** What is chosen, as a day counted from 1 January 1970. */
  value: number | undefined
  today: number
  onChoose: (day: number) => void
}

/** A day as the language writes it. Days have no zone: that of the reader must not shift them. */
const dayWords = (intl: IntlShape, day: number, options: Intl.DateTimeFormatOptions) =>
  intl.formatDate(day * DAY, { ...options, timeZone: 'UTC' })

/** A month to choose a day of. The day that the keys are on has the focus from the start (W3C date picker dialog). */
export function Calendar({ value, today, onChoose, min, max }: CalendarProps) {
  const intl = useIntl()
  const titleId = useId()
  const range = { min, max }
  const [day, setDay] = useState(() => clampDay(value ?? today, range))
  const grid = useRef<HTMLTableElement>(null)
  /** The focus goes with the day when a key moved it, not when a button above did. */
  const follows = useRef(true)
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [day])

  const firstWeekday = firstWeekdayOf(intl.locale)
  const weeks = monthWeeks(day, firstWeekday)
  const { month } = partsOfDay(day)
  const mayChoose = (one: number) => clampDay(one, range) === one
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isChoice = event.key === 'Enter' || event.key === ' '
    const to = dayAfterKey(day, event, firstWeekday)
    if (!isChoice && to === undefined) return
    event.preventDefault()
    if (to === undefined) {
      if (mayChoose(day)) onChoose(day)
    } else {
      follows.current = true
      setDay(clampDay(to, range))
    }
  }
  const leap = (name: 'previousYear' | 'previousMonth' | 'nextMonth' | 'nextYear', months: number) => {
    const to = clampDay(shiftMonths(day, months), range)
    const drawings = {
      previousYear: ChevronsLeft,
      previousMonth: ChevronLeft,
      nextMonth: ChevronRight,
      nextYear: ChevronsRight,
    }
    return (
      <IconButton
        label={intl.formatMessage(messages[name])}
        icon={<Icon of={drawings[name]} />}
        disabled={partsOfDay(to).month === month && partsOfDay(to).year === partsOfDay(day).year}
        onClick={() => setDay(to)}
      />
    )
  }
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        {leap('previousYear', -12)}
        {leap('previousMonth', -1)}
        <span id={titleId} className={styles.title} aria-live="polite">
          {dayWords(intl, day, { year: 'numeric', month: 'long' })}
        </span>
        {leap('nextMonth', 1)}
        {leap('nextYear', 12)}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days is a table that is walked through */}
      <table ref={grid} role="grid" className={styles.grid} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th
                key={partsOfDay(one).weekday}
                scope="col"
                className={styles.weekday}
                abbr={dayWords(intl, one, { weekday: 'long' })}
              >
                {dayWords(intl, one, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                // The keys of all days are heard by the grid.
                <td
                  key={one}
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- redundant only to whoever sees that the table is a grid
                  role="gridcell"
                  className={styles.day}
                  tabIndex={one === day ? 0 : -1}
                  aria-label={dayWords(intl, one, { dateStyle: 'full' })}
                  aria-selected={one === value}
                  aria-current={one === today ? 'date' : undefined}
                  aria-disabled={mayChoose(one) ? undefined : true}
                  data-around={partsOfDay(one).month === month ? undefined : true}
                  onClick={() => {
                    if (mayChoose(one)) onChoose(one)
                  }}
                >
                  {intl.formatNumber(partsOfDay(one).date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mayChoose(today) ? (
        <div className={styles.footer}>
          <Button tone="quiet" size="small" onClick={() => onChoose(today)}>
            {intl.formatMessage(messages.today)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
