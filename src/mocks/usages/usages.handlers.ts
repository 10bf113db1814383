import { badInput, ruleBroken } from '#domain/kernel/refusals'
import { usageRoutes } from '#api/contract'
import { PAGE } from '#api/shapes'
import type { UsageLog, UsageMetric, UsageSummary, UsageSummaryQuery } from '#api/usages'
import { DAY } from '#lib/duration'
import { handle } from '#mocks/core/handle'
import { dayOf, ledgerOf, limitOf, metrics, type Ledger } from './usage-ledger.ts'

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
  if (!(nameOfDay(dayOf(time || 0)) === name)) throw badInput(`There is no day ${name}.`)
  return dayOf(time)
}

function monthsBetween(from: string, to: string): Period[] {
  const monthOf = (name: string) => Number(name.slice(0, 4)) * 12 + Number(name.slice(5, 7)) - 1
  const start = (month: number) => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY
  const [first, last] = [monthOf(from), monthOf(to)]
  if (last - first >= SPAN.months) throw ruleBroken(`At most ${SPAN.months} months can be asked for at once.`)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => {
    const month = first + place
    return { name: nameOfDay(start(month)).slice(0, 7), from: start(month), to: start(month + 1) - 1 }
  })
}

function periodsOf({ from, to, granularity }: UsageSummaryQuery): Period[] {
  const [first, last] = [dayNamed(from), dayNamed(to)]
  if (last < first) throw badInput('The first day is after the last one.')
  if (granularity === 'month') return monthsBetween(from, to)
  if (last - first >= SPAN.days) throw ruleBroken(`At most ${SPAN.days} days can be asked for at once.`)
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
function summed(ledger: Ledger, { from, to }: Period): ((metric: UsageMetric) => number) | undefined {
  const [first, last] = [Math.max(from, ledger.firstDay), Math.min(to, ledger.lastDay)]
  if (last < first) return undefined
  const sums = new Map<UsageMetric, number>()
  for (let day = first; day <= last; day += 1)
    for (const { metric, quantity } of ledger.logsOf(day, 'without'))
      sums.set(metric, (sums.get(metric) ?? 0) + quantity)
  return (metric) =>
    metric === 'contacts' ? ledger.contactsAt(last) : Math.round((sums.get(metric) ?? 0) * 100) / 100
}

export const usageHandlers = [
  handle(usageRoutes.logs, async ({ db, workspaceId, query, clock }) => {
    const { metric, from, to, limit = PAGE.usual, cursor } = query
    const after = cursor === undefined ? undefined : positionOf(cursor)
    const ledger = await ledgerOf(db, workspaceId, clock.now())
    const found: UsageLog[] = []
    const newest = Math.min(
      ledger.lastDay,
      to === undefined ? Infinity : dayOf(Date.parse(to)),
      after ? dayOf(Date.parse(after.at)) : Infinity,
    )
    const oldest = Math.max(ledger.firstDay, from === undefined ? -Infinity : dayOf(Date.parse(from)))
    const contacts = metric === undefined || metric === 'contacts' ? 'with contacts' : 'without'
    for (let day = newest; day >= oldest && found.length <= limit; day -= 1)
      for (const log of ledger.logsOf(day, contacts))
        if (
          (metric === undefined || log.metric === metric) &&
          (from === undefined || log.at >= from) &&
          (to === undefined || log.at < to) &&
          (!after || log.at < after.at || (log.at === after.at && log.id < after.id))
        )
          found.push(log)
    const items = found.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: found.length > limit && last ? `${last.at}_${last.id}` : null }
  }),

  handle(usageRoutes.summaries, async ({ db, workspaceId, query, clock }) => {
    const periods = periodsOf(query)
    const ledger = await ledgerOf(db, workspaceId, clock.now())
    let previous = periods[0] && summed(ledger, before(periods[0]))
    const items = periods.flatMap((period): UsageSummary[] => {
      const quantity = summed(ledger, period)
      const last = previous
      previous = quantity
      if (!quantity) return []
      return metrics.map((metric) => ({
        period: period.name,
        metric,
        quantity: quantity(metric),
        limit: query.granularity === 'month' ? limitOf(db, metric) : null,
        ...(last && { previous: last(metric) }),
      }))
    })
    return { items }
  }),
]

function positionOf(cursor: string): { at: string; id: string } {
  const [, at, id] = /^([\d:.TZ-]{24})_(.+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw badInput('The cursor is none of ours.')
  return { at, id }
}
