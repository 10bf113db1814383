import { textOf } from './values.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface Parts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timezone, formatter)
  return formatter
}

/** A day of the calendar, and a time that says no zone, are the same in every zone; a moment is seen in the zone. */
function partsOf(value: unknown, timezone: string): Parts | undefined {
  if (typeof value !== 'string') return undefined
  const [written, time, zone] =
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(value) ?? []
  if (written === undefined) return undefined
  const moment = Date.parse(time && !zone ? `${value}Z` : value)
  if (Number.isNaN(moment)) return undefined
  const found: Record<string, number> = {}
  for (const { type, value: digits } of formatterOf(zone ? timezone : 'UTC').formatToParts(moment))
    found[type] = Number(digits)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found
  return { year, month, day, hour, minute }
}

/** A date by a pattern such as `%Y-%m-%d`; what is no date stays as it is. */
export function formatDate(value: unknown, pattern: string, timezone: string): string {
  const parts = partsOf(value, timezone)
  if (!parts) return textOf(value)
  const { year, month, day, hour, minute } = parts
  const weekday = days[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  return pattern.replaceAll(/%(-?)([YymdHMBbAae])/g, (_all, bare: string, letter: string) => {
    const digits = (number: number) => (bare === '-' ? String(number) : String(number).padStart(2, '0'))
    switch (letter) {
      case 'Y':
        return String(year).padStart(4, '0')
      case 'y':
        return String(year % 100).padStart(2, '0')
      case 'm':
        return digits(month)
      case 'd':
        return digits(day)
      case 'e':
        return bare === '-' ? String(day) : String(day).padStart(2, ' ')
      case 'H':
        return digits(hour)
      case 'M':
        return digits(minute)
      case 'B':
        return months[month - 1] ?? ''
      case 'b':
        return (months[month - 1] ?? '').slice(0, 3)
      case 'A':
        return weekday
      default:
        return weekday.slice(0, 3)
    }
  })
}
