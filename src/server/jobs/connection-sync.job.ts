import * as v from 'valibot'
import { MINUTE } from '#lib/duration'
import { beginDueRun, runSync } from '#server/connections/sync-connection'
import { SourceError } from '#server/ports/sources/source'
import { dueConnections, oneConnection } from '#server/store/connections.store'
import { oneCredential } from '#server/store/credentials.store'
import { latestRuns, runningRuns } from '#server/store/sync-runs.store'
import { workspaceNamed } from '#server/store/workspaces.store'
import { createNewId } from '#server/new-id'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData } from './job.ts'

/** Connections that one run begins. */
const BATCH = 50
/**
 * Of so many workspaces runs are carried on side by side, each for so long, in ms, before it is the turn of others: services are slow,
 * and some have a million rows.
 */
const TURN = { workspaces: 4, for: 5 * MINUTE } as const

/** Fetches the rows of a run that somebody began (CNN-27). */
export const connectionSyncJob = defineJob({
  name: 'connection.sync',
  data: v.strictObject({ workspaceId: v.string(), runId: v.string() }),
  within: 3600,
  keyOf: ({ workspaceId, runId }) => `${workspaceId} ${runId}`,
  async work({ db, clock, ports }, { workspaceId, runId }) {
    const tenant = (await workspaceNamed(db, workspaceId))?.tenant
    return tenant
      ? { status: await runSync({ db, tenant, clock, ports, newId: createNewId(clock) }, runId) }
      : {}
  },
})

/** Every minute: begins the runs whose time has come, and carries on those that were interrupted, or had to wait. */
export const connectionScheduleJob = defineJob({
  name: 'connection.schedule',
  every: '* * * * *',
  data: noData,
  retries: 0,
  within: 3600,
  async work({ db, clock, ports, log }) {
    const due = await dueConnections(db, new Date(clock.now()).toISOString(), BATCH)
    const begin = async ({ tenant, id }: (typeof due)[number]) => {
      const world = { db, tenant, clock, ports, newId: createNewId(clock) }
      const connection = await oneConnection(db, tenant, id)
      const credential = connection && (await oneCredential(db, tenant, connection.credentialId))
      const [latest] = (await latestRuns(db, tenant, 1, id)).get(id) ?? []
      const isFree = credential?.status === 'active' && latest?.status !== 'running'
      await beginDueRun(world, id, isFree)
    }
    let carriedOn = 0
    const carryOn = async ({ tenant, id }: Awaited<ReturnType<typeof runningRuns>>[number]) => {
      try {
        const until = clock.now() + TURN.for
        await runSync({ db, tenant, clock, ports, newId: createNewId(clock) }, id, { until })
        carriedOn += 1
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        log.error({ run: id, why: error.why }, 'A sync waits for its service')
      }
    }
    const carryAllOn = async () => {
      const running = Map.groupBy(await runningRuns(db), ({ tenant }) => tenant.number)
      await eachAlone([...running.values()], (runs) => eachAlone(runs, carryOn), TURN.workspaces)
    }
    await eachAlone([() => eachAlone(due, begin), carryAllOn], (part) => part())
    return { carriedOn }
  },
})
