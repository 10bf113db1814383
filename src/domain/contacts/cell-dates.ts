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

/** Year, month and day that a cell of a file is written as, whether there is such a day or not; undefined for what is no date. */
export function dayOfCell(cell: string): { year: number; month: number; day: number } | undefined {
  const [whole, year, era = '', ofEra, month, day] = DAY.exec(cell.normalize('NFKC').trim()) ?? []
  if (whole === undefined) return undefined
  return {
    year:
      year === undefined
        ? (ERAS[era.toUpperCase()] ?? 0) + (ofEra === '元' ? 1 : Number(ofEra))
        : Number(year),
    month: Number(month),
    day: Number(day),
  }
}
