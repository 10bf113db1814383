import { readDate } from '#lib/zoned-time'
import { dayOfDigits, EXCEL } from './cell-dates.ts'

/** A day, with or without a time, in figures: as ISO 8601 writes it, with other signs between, or with 年, 月, 日, 時 and 分. */
const FIGURES =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]\s*(\d{1,2})[:時](\d{1,2})[:分]?(?:(\d{1,2})(?:\.\d+)?秒?)?)?$/i
/** A time that says how far it is from UTC. */
const WITH_ZONE = /\d:\d{2}.*(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})(?:\s*\(.*\))?$/i
/** Without a year and something beside it a text is no day, whatever `Date.parse` makes of it. */
const WITH_YEAR = /\d{4}.*\d|\d.*\d{4}/

const two = (digits: string | number) => String(digits).padStart(2, '0')

/**
 * The time that a cell of a file stands for: a moment in UTC where the cell says its zone, else as it is written, without one. It
 * does not depend on the zone of the machine that reads it. Undefined for what is no time.
 */
export function timeOfCell(cell: string): string | undefined {
  const text = cell.normalize('NFKC').trim()
  const figures = FIGURES.exec(text)
  if (figures) {
    const [, year = '', month = '', day = '', hour = 0, minute = 0, second] = figures
    const written = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
    return known(second === undefined ? written : `${written}:${two(second)}`)
  }
  const day = dayOfDigits(text)
  if (day) return known(`${day.year}-${two(day.month)}-${two(day.day)}T00:00`)
  if (/^\d{5}(\.\d+)?$/.test(text)) {
    const seconds = Math.round(Number(text) * 86_400)
    const written = new Date(EXCEL.before + seconds * 1000).toISOString()
    return known(
      written.slice(0, seconds % 60 === 0 ? 'yyyy-mm-ddThh:mm'.length : 'yyyy-mm-ddThh:mm:ss'.length),
    )
  }
  const read = new Date(text)
  if (Number.isNaN(read.getTime()) || !WITH_YEAR.test(text)) return undefined
  if (WITH_ZONE.test(text)) return known(read.toISOString())
  // What the clock of this machine shows then is what was written.
  const date = [read.getFullYear(), two(read.getMonth() + 1), two(read.getDate())].join('-')
  return known(`${date}T${two(read.getHours())}:${two(read.getMinutes())}`)
}

const known = (time: string) => (readDate(time) ? time : undefined)
