import { useApi, useRead, useScopedWorkspaceId } from '#api/core'
import { usageRoutes } from './usages.routes.ts'
import type { UsageLog, UsageLogQuery, UsageSummaryQuery } from './usages.schema.ts'

export const useUsageLogs = (query: UsageLogQuery = {}) =>
  useRead(usageRoutes.logs, { query }, { keepPrevious: true })

export const useUsageSummaries = (query: UsageSummaryQuery) =>
  useRead(usageRoutes.summaries, { query }, { keepPrevious: true })

/**
 * Asks for page after page, up to `most` logs: for a file. `complete` says whether these are all. Keeps nothing; throws the
 * ApiError of the page that failed.
 */
export function useCollectUsageLogs() {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  return async (
    query: UsageLogQuery,
    most: number,
  ): Promise<{ logs: readonly UsageLog[]; complete: boolean }> => {
    const logs: UsageLog[] = []
    let cursor: string | undefined
    do {
      // Each page begins where the one before it ends.
      const page = await client.call(usageRoutes.logs, { query: { ...query, cursor } }, { workspaceId })
      logs.push(...page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined && logs.length < most)
    return { logs, complete: cursor === undefined }
  }
}
