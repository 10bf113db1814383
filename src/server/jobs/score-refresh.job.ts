import { refreshAllScores, refreshRecentScores } from '#server/store/scores.store'
import { allTenants } from '#server/store/workspaces.store'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData, type JobContext } from './job.ts'

const forAll =
  (refresh: typeof refreshAllScores) =>
  async ({ db, clock }: JobContext) => {
    let changed = 0
    await eachAlone(await allTenants(db), async (tenant) => {
      const count = await refresh(db, tenant, clock.now())
      changed += count
    })
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
