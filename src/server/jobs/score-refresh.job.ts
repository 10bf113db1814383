import { refreshAllScores, refreshRecentScores } from '#server/store/scores.store'
import { allTenants } from '#server/store/workspaces.store'
import { defineJob, noData, type JobContext } from './job.ts'

const forAll =
  (refresh: typeof refreshAllScores) =>
  async ({ db, clock }: JobContext) => {
    let changed = 0
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the calls
    for (const tenant of await allTenants(db)) changed += await refresh(db, tenant, clock.now())
    return { changed }
  }

/** Every 15 minutes: the scores of contacts that opened or clicked since. */
export const scoreRefreshJob = defineJob({
  name: 'score.refresh',
  every: '*/15 * * * *',
  data: noData,
  retries: 2,
  work: forAll(refreshRecentScores),
})

/** Every night: all scores, so that those go down whose mails are too old by now. */
export const scoreRefreshAllJob = defineJob({
  name: 'score.refresh-all',
  every: '20 18 * * *',
  data: noData,
  retries: 2,
  within: 3600,
  work: forAll(refreshAllScores),
})
