import * as v from 'valibot'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { buildSegment } from '#server/segments/build-segment'
import { segmentForChange } from '#server/store/segments.store'
import { inTransaction } from '#server/store/transaction'
import { allTenants, workspaceNamed } from '#server/store/workspaces.store'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData } from './job.ts'

/** After a segment was saved: works out who is in it. */
export const segmentBuildJob = defineJob({
  name: 'segment.build',
  data: v.strictObject({ workspaceId: v.string(), segmentId: v.string() }),
  within: 3600,
  keyOf: ({ workspaceId, segmentId }) => `${workspaceId} ${segmentId}`,
  async work({ db, clock }, { workspaceId, segmentId }) {
    const tenant = (await workspaceNamed(db, workspaceId))?.tenant
    if (!tenant) return { count: null }
    // Whoever is saving it, and added no job because this one was waiting, is waited for.
    await inTransaction(db, (inside) => segmentForChange(inside, tenant, segmentId))
    const count = await inTransaction(db, (inside) => buildSegment({ db: inside, tenant, clock }, segmentId))
    return { count }
  },
})

/** Every hour: works out anew who is in the segments of which that may have changed. */
export const segmentRefreshJob = defineJob({
  name: 'segment.refresh',
  every: '5 * * * *',
  data: noData,
  retries: 2,
  within: 3600,
  async work({ db, clock }) {
    let built = 0
    await eachAlone(await allTenants(db), async (tenant) => {
      const world = await workspaceFacts({ db, tenant, clock })
      const stale = world.segments.filter(
        (segment) => !segment.archived && world.buildUse(segment) !== 'exact',
      )
      await eachAlone(stale, async ({ id }) => {
        await inTransaction(db, (inside) => buildSegment({ db: inside, tenant, clock }, id))
        built += 1
      })
    })
    return { built }
  },
})
