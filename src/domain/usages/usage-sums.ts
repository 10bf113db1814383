import type { UsageLog, UsageLogQuery, UsageMetric, UsageSummary, UsageSummaryQuery } from '#api/usages'
import { DAY } from '#lib/duration'
import { badInput, ruleBroken } from '#domain/kernel/refusals'

/** What is counted, in the order in which it is shown. */
const metrics: readonly UsageMetric[] = [
  'emails_campaign',
  'emails_transactional',
  'contacts',
  'events',
  'ai_messages',
  'uploads_mb',
]

/** Megabytes that an upload of so many bytes counts as; the smallest is a hundredth. */
export const uploadedMb = (bytes: number): number => Math.max(0.01, Math.round(bytes / 10_000) / 100)

export const dayOf = (moment: number): number => Math.floor(moment / DAY)

/** What was used in a workspace until a moment, by days of UTC. */
export interface UsageDays {
  /** The days of which something is known. */
  firstDay: number
  lastDay: number
  /** What was used in a day, but for contacts. */
  usedOn: (day: number) => readonly Pick<UsageLog, 'metric' | 'quantity'>[]
  /** How many contacts there were at the end of a day. */
  contactsAt: (day: number) => number
}

/** How much may be asked for at once. */
const SPAN = { days: 400, months: 36 } as const

/** The days of a period, the last one included. */
interface Period {
  name: string
  from: number
  to: number
}

const nameOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

function dayNamed(name: string): number {
  const time = Date.parse(`${name}T00:00:00.000Z`)
  if (!(nameOfDay(dayOf(time || 0)) === name))
    throw badInput(`There is no day ${name}.`, `${name}という日付はありません。`)
  return dayOf(time)
}

function monthsBetween(from: string, to: string): Period[] {
  const monthOf = (name: string) => Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1
  const start = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY
  const [first, last] = [monthOf(from), monthOf(to)]
  if (last - first >= SPAN.months)
    throw ruleBroken(
      `At most ${SPAN.months} months can be asked for at once.`,
      `一度に取得できるのは${SPAN.months}か月分までです。`,
    )
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const month = first + place
    return { name: nameOfDay(start(month)).slice(0, 7), from: start(month), to: start(month + 1) - 1 }
  })
}

/** The periods that are asked for, oldest first. */
export function periodsOf({ from, to, granularity }: UsageSummaryQuery): Period[] {
  const [first, last] = [dayNamed(from), dayNamed(to)]
  if (last < first)
    throw badInput('The first day is after the last one.', '開始日が終了日より後になっています。')
  if (granularity === 'month') return monthsBetween(from, to)
  if (last - first >= SPAN.days)
    throw ruleBroken(
      `At most ${SPAN.days} days can be asked for at once.`,
      `一度に取得できるのは${SPAN.days}日分までです。`,
    )
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const day = first + place
    return { name: nameOfDay(day), from: day, to: day }
  })
}

/** The period before one, of the same kind. */
const before = ({ name, from }: Period): Period =>
  name.length === 10
    ? { name: nameOfDay(from - 1), from: from - 1, to: from - 1 }
    : { name: '', from: dayNamed(`${nameOfDay(from - 1).slice(0, 7)}-01`), to: from - 1 }

/** What was used, by metric; undefined where nothing is known of the period. */
function summed(days: UsageDays, { from, to }: Period): ((metric: UsageMetric) => number) | undefined {
  const [first, last] = [Math.max(from, days.firstDay), Math.min(to, days.lastDay)]
  if (last < first) return undefined
  const sums = new Map<UsageMetric, number>()
  for (let day = first; day <= last; day += 1)
    for (const { metric, quantity } of days.usedOn(day)) sums.set(metric, (sums.get(metric) ?? 0) + quantity)
  return (metric) =>
    metric === 'contacts' ? days.contactsAt(last) : Math.round((sums.get(metric) ?? 0) * 100) / 100
}

/** What was used in each period, and in the one before it; periods of which nothing is known are left out. */
export function summaries(
  days: UsageDays,
  periods: readonly Period[],
  limitOf: (metric: UsageMetric) => number | null,
): UsageSummary[] {
  const [first] = periods
  let previous = first && summed(days, before(first))
  return periods.flatMap((period) => {
    const quantity = summed(days, period)
    const last = previous
    previous = quantity
    if (!quantity) return []
    return metrics.map((metric) => ({
      period: period.name,
      metric,
      quantity: quantity(metric),
      limit: limitOf(metric),
      ...(last && { previous: last(metric) }),
    }))
  })
}

/** A place in the list of logs: that of the last one that was given. */
export interface LogPosition {
  at: string
  id: string
}

/** Whether a log belongs to what is asked for, behind the last one that was given. */
export const isAsked = (
  log: UsageLog,
  { metric, from, to }: UsageLogQuery,
  after: LogPosition | undefined,
): boolean =>
  (metric === undefined || log.metric === metric) &&
  (from === undefined || log.at >= from) &&
  (to === undefined || log.at < to) &&
  (!after || newestFirst(log, after) > 0)

/** The order of logs: newest first, of the same moment the greater id. */
export const newestFirst = (a: LogPosition, b: LogPosition): number =>
  a.at === b.at ? (a.id < b.id ? 1 : a.id === b.id ? 0 : -1) : a.at < b.at ? 1 : -1

/** The days whose logs can be among those that are asked for. */
export const daysAsked = (
  { from, to }: UsageLogQuery,
  after: LogPosition | undefined,
  { firstDay, lastDay }: Pick<UsageDays, 'firstDay' | 'lastDay'>,
): { oldest: number; newest: number } => ({
  newest: Math.min(
    lastDay,
    to === undefined ? Infinity : dayOf(Date.parse(to)),
    after ? dayOf(Date.parse(after.at)) : Infinity,
  ),
  oldest: Math.max(firstDay, from === undefined ? -Infinity : dayOf(Date.parse(from))),
})

/** A page of logs that were found, of which one more than the limit shows that there are more. */
export function pageOfLogs(
  found: readonly UsageLog[],
  limit: number,
): { items: UsageLog[]; nextCursor: string | null } {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, nextCursor: found.length > limit && last ? `${last.at}_${last.id}` : null }
}

/** The place in a list of logs that a cursor points to. */
export function positionOf(cursor: string): LogPosition {
  const [, at, id] = /^([\d:.TZ-]{24})_(.+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw badInput('The cursor is none of ours.')
  return { at, id }
}
