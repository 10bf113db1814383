import { usageRoutes } from '#api/contract'
import { PAGE } from '#api/shapes'
import type { UsageLog } from '#api/usages'
import {
  dayOf,
  daysAsked,
  isAsked,
  newestFirst,
  pageOfLogs,
  periodsOf,
  positionOf,
  summaries,
  type UsageDays,
} from '#domain/usages/usage-sums'
import { DAY } from '#lib/duration'
import { handle, type Call } from '#server/http/handle'
import { countedDays, loggedDays, usageLogs, type DayOfUsage } from '#server/store/usage.store'
import { workspaceOf } from '#server/store/workspaces.store'

/** Whoever runs the server pays for what is used: there is no plan that limits it. */
const noLimit = () => null

/** Days before the first period that the period before it can have: those of the longest month. */
const MONTH = { days: 31 } as const

export const usageHandlers = [
  handle(usageRoutes.logs, async (call) => {
    const { db, tenant, query } = call
    const { limit = PAGE.usual, cursor } = query
    const after = cursor === undefined ? undefined : positionOf(cursor)
    const single = await usageLogs(db, tenant, query, after, limit + 1)
    const { oldest, newest } = daysAsked(query, after, await lifetime(call))
    const counted = (await countedDays(db, tenant))
      .filter(({ day, quantity }) => day >= oldest && day <= newest && quantity > 0)
      .map((day) => logOfDay(tenant.id, day))
      .filter((log) => isAsked(log, query, after))
    return pageOfLogs([...single, ...counted].sort(newestFirst), limit)
  }),

  handle(usageRoutes.summaries, async (call) => {
    const { db, tenant, query } = call
    const periods = periodsOf(query)
    const [first, last] = [periods[0], periods.at(-1)]
    if (!first || !last) return { items: [] }
    const counted = await countedDays(db, tenant)
    const logged = await loggedDays(db, tenant, { from: first.from - MONTH.days, to: last.to })
    const days = new Map<number, DayOfUsage[]>()
    for (const used of [...logged, ...counted.filter(({ metric }) => metric !== 'contacts')])
      days.set(used.day, [...(days.get(used.day) ?? []), used])
    const used: UsageDays = {
      ...(await lifetime(call)),
      usedOn: (day) => days.get(day) ?? [],
      contactsAt: runningSum(counted.filter(({ metric }) => metric === 'contacts')),
    }
    return { items: summaries(used, periods, noLimit) }
  }),
]

/** The days from the beginning of the workspace until today. */
async function lifetime({
  db,
  tenant,
  clock,
}: Pick<Call, 'db' | 'tenant' | 'clock'>): Promise<Pick<UsageDays, 'firstDay' | 'lastDay'>> {
  const lastDay = dayOf(clock.now())
  const workspace = await workspaceOf(db, tenant)
  return { firstDay: workspace ? dayOf(Date.parse(workspace.createdAt)) : lastDay, lastDay }
}

/** What came in a day without a person asking for it, said at its beginning. */
const logOfDay = (workspaceId: string, { day, metric, quantity }: DayOfUsage): UsageLog => ({
  id: `usg_${workspaceId.slice(3)}_${metric}_${day}`,
  metric,
  quantity,
  at: new Date(day * DAY).toISOString(),
})

/** How many there were at the end of a day, of days in their order. */
function runningSum(days: readonly DayOfUsage[]): (day: number) => number {
  let sum = 0
  const ends = days.map(({ day, quantity }) => ({ day, sum: (sum += quantity) }))
  return (day) => ends.findLast((end) => end.day <= day)?.sum ?? 0
}
