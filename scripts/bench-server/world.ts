import { performance } from 'node:perf_hooks'
import { systemClock } from '#lib/clock'
import { openEngine } from '#server/engine/open-engine'
import { addAccount } from '#server/store/accounts.store'
import { openDatabase, type OpenDatabase } from '#server/store/database'
import { addMember, placeOf } from '#server/store/members.store'
import { migrate } from '#server/store/migrate'
import type { Tenant } from '#server/store/tenant'
import { addWorkspace } from '#server/store/workspaces.store'
import { fillLargeWorld } from '#server/testing/large-world'

/** Who signs in, and where. */
export const WORLD = { account: 'acc_bench', workspace: 'ws_bench' } as const

/** A database with a large workspace. */
export interface World {
  db: OpenDatabase
  tenant: Tenant
  dataDir: string
  contacts: number
  close: () => Promise<void>
}

/** Opens the database in the folder, and fills it where nothing is in it. */
export async function openWorld({
  dataDir,
  contacts,
  eventsEach,
}: {
  dataDir: string
  contacts: number
  eventsEach: number
}): Promise<World> {
  const engine = await openEngine({ databaseUrl: undefined, dataDir })
  const db = openDatabase({ connection: engine.connection })
  await migrate(db)
  const known = await placeOf(db, WORLD.workspace, undefined)
  const tenant = known?.tenant ?? (await makeWorld(db, { contacts, eventsEach }))
  return {
    db,
    tenant,
    dataDir,
    contacts,
    async close() {
      await db.destroy()
      await engine.stop?.()
    },
  }
}

/** Makes the large workspace with who is signed in to it. */
export async function makeWorld(
  db: OpenDatabase,
  size: { contacts: number; eventsEach: number },
): Promise<Tenant> {
  const now = systemClock.now()
  const createdAt = new Date(now).toISOString()
  await addAccount(db, {
    id: WORLD.account,
    email: 'bench@example.jp',
    name: 'Bench',
    photo: null,
    isAdmin: false,
    createdAt,
  })
  const tenant = await addWorkspace(db, {
    id: WORLD.workspace,
    name: 'Bench',
    icon: null,
    allowedDomains: [],
    timezone: 'Asia/Tokyo',
    createdAt,
    createdBy: WORLD.account,
    version: 1,
  })
  await addMember(db, tenant, { accountId: WORLD.account, role: 'owner', now: createdAt })
  const begun = performance.now()
  await fillLargeWorld(db, tenant, { ...size, now })
  process.stdout.write(
    `  ${size.contacts} contacts and ${size.contacts * size.eventsEach} events made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`,
  )
  return tenant
}
