import { before, dayOf, metrics, periodsOf, positionOf, summed } from '#domain/usages/usage-sums'
import { usageRoutes } from '#api/contract'
import { PAGE } from '#api/shapes'
import type { UsageLog, UsageSummary } from '#api/usages'
import { handle } from '#mocks/core/handle'
import { ledgerOf, limitOf } from './usage-ledger.ts'

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
