import { addConnection } from '#server/store/connections.store'
import { addCredential } from '#server/store/credentials.store'
import { addRun } from '#server/store/sync-runs.store'
import type { Seeding } from './seed-demo.ts'

/**
 * Writes the connections of a workspace of the demo, with their runs and accesses. The accesses have no tokens: a service that is
 * set up says at the first use that they have ended. Nothing is fetched by itself.
 */
export async function seedConnections({ db, tenant, world }: Seeding): Promise<void> {
  const { credentials } = await import('#mocks/integration-credentials/integration-credentials.records')
  const { connections } = await import('#mocks/connections/connections.records')
  const here = (one: { workspaceId: string }) => one.workspaceId === tenant.id
  for (const record of world.of(credentials).where(here)) {
    const { workspaceId: _, activeSince: __, asked: ___, ...credential } = record
    await addCredential(db, tenant, { ...credential, secret: undefined, asked: undefined })
  }
  for (const record of world.of(connections).where(here)) {
    const { workspaceId: _, running: __, runs, ...connection } = record
    await addConnection(db, tenant, connection)
    for (const run of runs.toReversed())
      await addRun(db, tenant, { ...run, connectionId: connection.id, rows: 0, cursor: null })
  }
}
