import type { IntlShape } from 'react-intl'
import type { TimeWindow } from '#lib/condition-tree'
import { DAY } from '#lib/duration'
import { messages } from './sentence.messages.ts'

/** Of which kind a window of time is; undefined for what is none. */
export const kindOf = (window: unknown) =>
  typeof window === 'object' && window !== null && 'kind' in window ? window.kind : undefined

const isWindow = (window: unknown): window is TimeWindow => kindOf(window) !== undefined

/** When: 'in the last 30 days'; undefined where any time will do, or where it says none. */
export function windowText(window: unknown, intl: IntlShape): string | undefined {
  if (!isWindow(window)) return undefined
  switch (window.kind) {
    case 'last':
    case 'next': {
      const { value, unit } = window
      const values = {
        value: typeof value === 'number' && Number.isFinite(value) ? value : 0,
        unit: typeof unit === 'string' ? unit : '',
      }
      return intl.formatMessage(window.kind === 'last' ? messages.last : messages.next, values)
    }
    case 'between':
      return intl.formatMessage(messages.span, {
        from: dateText(window.from, intl),
        to: dateText(lastDayOf(window.to), intl),
      })
    case 'before':
      return intl.formatMessage(messages.before, { at: dateText(window.at, intl) })
    case 'after':
      return intl.formatMessage(messages.after, { at: dateText(window.at, intl) })
    case 'any':
    default:
      return undefined
  }
}

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A span of days is told by its last one: its end, which the condition names, is no longer in it. */
function lastDayOf(to: unknown): unknown {
  if (typeof to !== 'string' || !A_DAY.test(to)) return to
  const time = Date.parse(to)
  return Number.isNaN(time) ? to : new Date(time - DAY).toISOString().slice(0, 10)
}

function dateText(date: unknown, intl: IntlShape): string {
  if (typeof date !== 'string' || date === '' || Number.isNaN(Date.parse(date)))
    return intl.formatMessage(messages.unfinished)
  return A_DAY.test(date)
    ? intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })
    : intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' })
}
