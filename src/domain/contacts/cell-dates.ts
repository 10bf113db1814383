/** The year before the first of each Japanese era, by name and by letter. */
const ERAS: Record<string, number> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  M: 1867,
  T: 1911,
  S: 1925,
  H: 1988,
  R: 2018,
}

/**
 * A day in figures, of this calendar or of a Japanese era. Behind it may stand the day of the week, as sheets show it, and
 * midnight, which databases write into each date.
 */
const DAY =
  /^(?:(\d{4})|(明治|大正|昭和|平成|令和|[MTSHR])\s?(\d{1,2}|元))[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?\s?(?:\([日月火水木金土](?:曜日?)?\))?(?:[T\s]\s*0{1,2}:00(?::00(?:\.0+)?)?)?$/i

/** Days as Excel counts them: the moment from which, in milliseconds of UTC. */
export const EXCEL = { before: Date.UTC(1899, 11, 30), day: 86_400_000 } as const

interface Day {
  year: number
  month: number
  day: number
}

const dayOfTime = (time: number): Day => {
  const date = new Date(time)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The day of eight digits, such as 19850401; undefined where there is none, or it is not of these two centuries. */
export function dayOfDigits(text: string): Day | undefined {
  const [whole, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const read = dayOfTime(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return read.month === Number(month) && read.day === Number(day) ? read : undefined
}

/** Year, month and day that a cell of a file is written as, whether there is such a day or not; undefined for what is no date. */
export function dayOfCell(cell: string): Day | undefined {
  const text = cell.normalize('NFKC').trim()
  const [whole, year, era = '', ofEra, month, day] = DAY.exec(text) ?? []
  if (whole === undefined)
    return /^\d{5}$/.test(text) ? dayOfTime(EXCEL.before + Number(text) * EXCEL.day) : dayOfDigits(text)
  return {
    year:
      year === undefined
        ? (ERAS[era.toUpperCase()] ?? 0) + (ofEra === '元' ? 1 : Number(ofEra))
        : Number(year),
    month: Number(month),
    day: Number(day),
  }
}
