import { daysAsked, isAsked, pageOfLogs, periodsOf, positionOf, summaries } from '#domain/usages/usage-sums'
import { usageRoutes } from '#api/contract'
import { PAGE } from '#api/shapes'
import type { UsageLog } from '#api/usages'
import { handle } from '#mocks/core/handle'
import { ledgerOf, limitOf } from './usage-ledger.ts'

export const usageHandlers = [
  handle(usageRoutes.logs, async ({ db, workspaceId, query, clock }) => {
    const { metric, limit = PAGE.usual, cursor } = query
    const after = cursor === undefined ? undefined : positionOf(cursor)
    const ledger = await ledgerOf(db, workspaceId, clock.now())
    const found: UsageLog[] = []
    const { oldest, newest } = daysAsked(query, after, ledger)
    const contacts = metric === undefined || metric === 'contacts' ? 'with contacts' : 'without'
    for (let day = newest; day >= oldest && found.length <= limit; day -= 1)
      found.push(...ledger.logsOf(day, contacts).filter((log) => isAsked(log, query, after)))
    return pageOfLogs(found, limit)
  }),

  handle(usageRoutes.summaries, async ({ db, workspaceId, query, clock }) => {
    const periods = periodsOf(query)
    const ledger = await ledgerOf(db, workspaceId, clock.now())
    return {
      items: summaries(ledger, periods, (metric) =>
        query.granularity === 'month' ? limitOf(db, metric) : null,
      ),
    }
  }),
]
