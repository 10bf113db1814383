import type { UsageLog, UsageMetric, UsageSummaryQuery } from '#api/usages'
import { DAY } from '#lib/duration'
import { badInput, ruleBroken } from '#domain/kernel/refusals'

/** What is counted, in the order in which it is shown. */
export const metrics: readonly UsageMetric[] = [
  'emails_campaign',
  'emails_transactional',
  'contacts',
  'events',
  'ai_messages',
  'uploads_mb',
]

export const dayOf = (moment: number): number => Math.floor(moment / DAY)

/** Everything that was used in a workspace until a moment, by days of UTC. */
export interface Ledger {
  /** The days of which something is known. */
  firstDay: number
  lastDay: number
  /** What was used in a day; what came by itself is said at its beginning. New contacts take longest to find. */
  logsOf: (day: number, contacts: 'with contacts' | 'without') => UsageLog[]
  /** How many contacts there were at the end of a day. */
  contactsAt: (day: number) => number
}

/** How much may be asked for at once. */
const SPAN = { days: 400, months: 36 } as const

/** The days of a period, the last one included. */
export interface Period {
  name: string
  from: number
  to: number
}

const nameOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

function dayNamed(name: string): number {
  const time = Date.parse(`${name}T00:00:00.000Z`)
  if (!(nameOfDay(dayOf(time || 0)) === name)) throw badInput(`There is no day ${name}.`)
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
  if (last < first) throw badInput('The first day is after the last one.')
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
export const before = ({ name, from }: Period): Period =>
  name.length === 10
    ? { name: nameOfDay(from - 1), from: from - 1, to: from - 1 }
    : { name: '', from: dayNamed(`${nameOfDay(from - 1).slice(0, 7)}-01`), to: from - 1 }

/** What was used, by metric; undefined where nothing is known of the period. */
export function summed(ledger: Ledger, { from, to }: Period): ((metric: UsageMetric) => number) | undefined {
  const [first, last] = [Math.max(from, ledger.firstDay), Math.min(to, ledger.lastDay)]
  if (last < first) return undefined
  const sums = new Map<UsageMetric, number>()
  for (let day = first; day <= last; day += 1)
    for (const { metric, quantity } of ledger.logsOf(day, 'without'))
      sums.set(metric, (sums.get(metric) ?? 0) + quantity)
  return (metric) =>
    metric === 'contacts' ? ledger.contactsAt(last) : Math.round((sums.get(metric) ?? 0) * 100) / 100
}

/** The place in a list of logs that a cursor points to. */
export function positionOf(cursor: string): { at: string; id: string } {
  const [, at, id] = /^([\d:.TZ-]{24})_(.+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw badInput('The cursor is none of ours.')
  return { at, id }
}
