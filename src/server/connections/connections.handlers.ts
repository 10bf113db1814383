import { connectionRoutes } from '#api/contract'
import type { Connection, SyncRun } from '#api/connections'
import {
  connectionAdded,
  connectionEdited,
  connectionStatus,
  expectComplete,
  expectFreeName,
  isConnectionFound,
  nextSync,
  noCredential,
  shownConnection,
  SYNC,
  type ConnectionFacts,
  type KeptConnection,
} from '#domain/connections/connection-rules'
import { customProperties } from '#domain/contacts/contact-rules'
import { notFound } from '#domain/kernel/refusals'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { refusalOf, withAccess } from '#server/integration-credentials/access'
import { connectionSyncJob } from '#server/jobs/connection-sync.job'
import { SourceError } from '#server/ports/sources/source'
import { actorOf } from '#server/store/actors'
import {
  addConnection,
  allConnections,
  changeConnection,
  connectionForChange,
  oneConnection,
} from '#server/store/connections.store'
import { allCredentials, oneCredential } from '#server/store/credentials.store'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'
import { lockSettings } from '#server/store/settings.store'
import { latestRuns, removeRunning, restartRunning, type StoredRun } from '#server/store/sync-runs.store'
import { inTransaction } from '#server/store/transaction'
import { beginRun } from './sync-connection.ts'

type Here = Pick<Call, 'db' | 'tenant'>

function shownRun(run: StoredRun): SyncRun {
  const { connectionId: _, rows: __, cursor: ___, ...rest } = run
  return rest
}

async function shown({ db, tenant }: Here, connections: readonly KeptConnection[]): Promise<Connection[]> {
  const runs = await latestRuns(db, tenant, SYNC.runs)
  const credentials = new Map((await allCredentials(db, tenant)).map((one) => [one.id, one.status]))
  return connections.map((one) =>
    shownConnection(
      one,
      (runs.get(one.id) ?? []).map(shownRun),
      credentials.get(one.credentialId) === 'active',
    ),
  )
}

async function shownOne(here: Here, id: string): Promise<Connection> {
  const connection = await oneConnection(here.db, here.tenant, id)
  const [one] = connection ? await shown(here, [connection]) : []
  if (!one) throw notFound(`connection ${id}`)
  return one
}

/** The routes of connections (CNN-7 to CNN-9, CNN-20 to CNN-29). */
export function connectionHandlers({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] {
  /** What a connection is checked against; the service is asked for its columns. */
  async function factsFor(call: Call, connection: KeptConnection): Promise<ConnectionFacts> {
    const { db, tenant, clock } = call
    const credential = await oneCredential(db, tenant, connection.credentialId)
    const lists = new Set((await allLists(db, tenant)).map(({ id }) => id))
    const { properties } = await oneSchema(db, tenant, 'contact')
    const custom = customProperties(properties)
    const columns = await columnsOf(call, connection, credential?.status === 'active')
    // The service may just have said that the access has ended.
    const hasAccess = (await oneCredential(db, tenant, connection.credentialId))?.status === 'active'
    return { hasAccess, columns, isCustomProperty: (key) => custom.has(key), isList: (id) => lists.has(id) }

    async function columnsOf(here: Call, { credentialId, database }: KeptConnection, isActive: boolean) {
      if (!isActive) return undefined
      try {
        const detail = await withAccess(
          { db: here.db, tenant, clock, ports },
          credentialId,
          (source, token) => source.database(token, database.id),
        )
        return new Set(detail.properties.map(({ key }) => key))
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        if (error.why === 'gone' || error.why === 'no_access') return undefined
        throw refusalOf(error, clock.now())
      }
    }
  }

  /** Begins a run, and has a worker carry it out; without one it waits for the next. */
  async function start({ tenant, jobs, newId }: Call, db: Call['db'], id: string, now: string) {
    const run = await beginRun(db, tenant, id, { now, newId })
    await jobs?.add(db, connectionSyncJob, { workspaceId: tenant.id, runId: run.id })
  }

  return [
    handle(connectionRoutes.list, async (call) => ({
      items: (await shown(call, await allConnections(call.db, call.tenant))).filter((one) =>
        isConnectionFound(one, call.query),
      ),
    })),

    handle(
      connectionRoutes.create,
      async (call) => {
        const { db, tenant, body, account, clock, now, newId } = call
        const credential = await oneCredential(db, tenant, body.credentialId)
        if (!credential) throw noCredential(body.credentialId)
        const { integrationKey } = credential
        const added = {
          ...connectionAdded(body, { integrationKey, by: actorOf(account), now }),
          id: newId('ctn'),
        }
        expectFreeName(await allConnections(db, tenant), added.name)
        const isDraft = added.state === 'draft'
        // The service is asked while no transaction is open.
        if (!isDraft) expectComplete(added, await factsFor(call, added))
        await inTransaction(db, async (inside) => {
          // Of two with one name the second sees the first.
          await lockSettings(inside, tenant)
          expectFreeName(await allConnections(inside, tenant), added.name)
          await addConnection(inside, tenant, isDraft ? added : { ...added, ...nextSync(added, clock.now()) })
          if (!isDraft) await start(call, inside, added.id, now)
        })
        return shownOne(call, added.id)
      },
      { inTransaction: false },
    ),

    handle(connectionRoutes.one, async (call) => shownOne(call, call.params.connectionId)),

    handle(
      connectionRoutes.update,
      async (call) => {
        const { db, tenant, body, params, account, clock, now } = call
        const id = params.connectionId
        const decide = async (here: Call['db'], before: KeptConnection | undefined) => {
          if (!before) throw notFound(`connection ${id}`)
          const credentials = new Map((await allCredentials(here, tenant)).map((one) => [one.id, one]))
          const [latest] = (await latestRuns(here, tenant, 1, id)).get(id) ?? []
          const isRunning = latest?.status === 'running'
          const hasAccess = credentials.get(before.credentialId)?.status === 'active'
          const decided = connectionEdited(before, body, {
            status: connectionStatus(before, { isRunning, hasAccess }),
            integrationKeyOf: (credentialId) => credentials.get(credentialId)?.integrationKey,
            by: actorOf(account),
            now: clock.now(),
          })
          if (body.name !== undefined) expectFreeName(await allConnections(here, tenant), body.name, id)
          return decided
        }
        const first = await decide(db, await oneConnection(db, tenant, id))
        // The service is asked while no transaction is open; what was changed meanwhile is then a conflict.
        if (first.mustBeComplete) expectComplete(first.after, await factsFor(call, first.after))
        await inTransaction(db, async (inside) => {
          await lockSettings(inside, tenant)
          const { after, starts, restarts } = await decide(
            inside,
            await connectionForChange(inside, tenant, id),
          )
          await changeConnection(inside, tenant, {
            ...after,
            ...(starts && nextSync(after, clock.now())),
          })
          if (after.state === 'archived') await removeRunning(inside, tenant, id)
          else if (restarts) await restartRunning(inside, tenant, id)
          if (starts) await start(call, inside, id, now)
        })
        return shownOne(call, id)
      },
      { inTransaction: false },
    ),
  ]
}
