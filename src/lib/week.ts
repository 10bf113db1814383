/** What Intl knows of the week of a language; not every browser does yet. */
interface WeekKnower extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
}

/** Where Intl doesn't say: Sunday, as in both languages of the product. */
const SUNDAY = 0

const known = new Map<string, number>()

/** The first day of the week where a language is spoken, 0 for Sunday to 6 for Saturday. */
export function firstWeekdayOf(locale: string): number {
  const before = known.get(locale)
  if (before !== undefined) return before
  const where: WeekKnower = new Intl.Locale(locale)
  const first = (where.getWeekInfo?.().firstDay ?? SUNDAY) % 7
  known.set(locale, first)
  return first
}
