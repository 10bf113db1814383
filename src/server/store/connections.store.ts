import type { Selectable } from 'kysely'
import type { KeptConnection } from '#domain/connections/connection-rules'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

const connectionOf = (row: Selectable<Tables['connections']>): KeptConnection => ({
  ...row.settings,
  id: row.id,
  credentialId: row.credential_id,
  direction: 'inbound',
  matchOn: 'email',
  state: row.state,
  ...(row.next_sync_at !== null && { nextSyncAt: row.next_sync_at }),
  ...(row.asked_at !== null && { askedAt: row.asked_at }),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
})

const columnsOf = (connection: KeptConnection) => {
  const { name, integrationKey, database, mapping, filter, mailingListIds } = connection
  const { onExisting, onMissing, interval } = connection
  const settings = { name, integrationKey, database, mapping, filter, mailingListIds }
  return {
    credential_id: connection.credentialId,
    state: connection.state,
    settings: JSON.stringify({ ...settings, onExisting, onMissing, interval }),
    next_sync_at: connection.nextSyncAt ?? null,
    asked_at: connection.askedAt ?? null,
    version: connection.version,
    created_at: connection.createdAt,
    updated_at: connection.updatedAt,
    created_by: JSON.stringify(connection.createdBy),
    updated_by: connection.updatedBy ? JSON.stringify(connection.updatedBy) : null,
  }
}

const connectionsIn = (db: Database, { number }: Tenant) =>
  db.selectFrom('connections').where('workspace_id', '=', number).selectAll()

/** All connections, in the order in which they were made. */
export async function allConnections(db: Database, tenant: Tenant): Promise<KeptConnection[]> {
  return (await connectionsIn(db, tenant).orderBy('place').execute()).map(connectionOf)
}

export async function oneConnection(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<KeptConnection | undefined> {
  const row = await connectionsIn(db, tenant).where('id', '=', id).executeTakeFirst()
  return row && connectionOf(row)
}

/** One connection, locked until the transaction ends. */
export async function connectionForChange(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<KeptConnection | undefined> {
  const row = await connectionsIn(db, tenant).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && connectionOf(row)
}

export async function addConnection(
  db: Database,
  { number }: Tenant,
  connection: KeptConnection,
): Promise<void> {
  await db
    .insertInto('connections')
    .values({ workspace_id: number, id: connection.id, ...columnsOf(connection) })
    .execute()
}

/** Writes a connection that was read for it. */
export async function changeConnection(
  db: Database,
  { number }: Tenant,
  connection: KeptConnection,
): Promise<void> {
  await db
    .updateTable('connections')
    .set(columnsOf(connection))
    .where('workspace_id', '=', number)
    .where('id', '=', connection.id)
    .execute()
}

/** Connections of all workspaces that sync by themselves and whose time has come. */
export async function dueConnections(
  db: Database,
  now: string,
  limit: number,
): Promise<{ tenant: Tenant; id: string }[]> {
  const rows = await db
    .selectFrom('connections as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.state', '=', 'active')
    .where('due.next_sync_at', '<=', now)
    .orderBy('due.next_sync_at')
    .limit(limit)
    .select(['due.id', 'w.id as workspace', 'w.number'])
    .execute()
  return rows.map(({ id, workspace, number }) => ({ tenant: tenantOf({ id: workspace, number }), id }))
}
