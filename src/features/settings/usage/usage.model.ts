import type { UsageMetric } from '#api/usages'

/** How many months can be chosen: this one and the year before. Logs of one page, and the most that one file holds. */
export const USAGE = { months: 13, logsPage: 50, filePage: 100, fileMax: 5000 } as const

export const usageMetrics = [
  'emails_campaign',
  'emails_transactional',
  'contacts',
  'events',
  'ai_messages',
  'uploads_mb',
] as const satisfies readonly UsageMetric[]

/** A month of UTC by its number since the year 0. */
const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
const named = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** Whether a text from outside names a month, such as 2026-01. */
export const isMonth = (text: string): boolean => /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text)

/** The months that can be chosen at a moment (ms), the newest first; with the one that the address names, if it is another. */
export function monthsAt(now: number, chosen?: string): readonly string[] {
  const last = numberOf(new Date(now).toISOString())
  const months = Array.from({ length: USAGE.months }, (_, ago) => named(last - ago))
  return chosen === undefined || months.includes(chosen)
    ? months
    : [...months, chosen].toSorted().toReversed()
}

/** The days of a month, both included, and its moments: `until` is the first that is no longer of it. */
export function rangeOf(month: string): { from: string; to: string; since: string; until: string } {
  const next = Date.parse(`${named(numberOf(month) + 1)}-01T00:00:00.000Z`)
  return {
    from: `${month}-01`,
    to: new Date(next - 1).toISOString().slice(0, 10),
    since: `${month}-01T00:00:00.000Z`,
    until: new Date(next).toISOString(),
  }
}
