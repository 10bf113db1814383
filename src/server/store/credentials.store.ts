import type { Selectable } from 'kysely'
import type { IntegrationCredential } from '#api/integration-credentials'
import type { AskedAccess } from './connections.tables.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** An access to another service as it is stored. */
export interface StoredCredential extends IntegrationCredential {
  /** The tokens of the service, sealed; undefined: none were given yet. */
  secret: Buffer | undefined
  asked: AskedAccess | undefined
}

const credentialOf = (row: Selectable<Tables['integration_credentials']>): StoredCredential => ({
  id: row.id,
  integrationKey: row.integration_key,
  name: row.name,
  status: row.status,
  ...(row.account && { account: row.account }),
  ...(row.error !== null && { error: row.error }),
  ...(row.last_checked_at !== null && { lastCheckedAt: row.last_checked_at }),
  createdAt: row.created_at,
  createdBy: row.created_by,
  secret: row.secret ?? undefined,
  asked: row.asked ?? undefined,
})

const columnsOf = (credential: StoredCredential) => ({
  integration_key: credential.integrationKey,
  name: credential.name,
  status: credential.status,
  account: credential.account ? JSON.stringify(credential.account) : null,
  error: credential.error ?? null,
  secret: credential.secret ?? null,
  asked: credential.asked ? JSON.stringify(credential.asked) : null,
  last_checked_at: credential.lastCheckedAt ?? null,
  created_at: credential.createdAt,
  created_by: JSON.stringify(credential.createdBy),
})

const credentialsIn = (db: Database, { number }: Tenant) =>
  db.selectFrom('integration_credentials').where('workspace_id', '=', number).selectAll()

/** All accesses, in the order in which they were made. */
export async function allCredentials(db: Database, tenant: Tenant): Promise<StoredCredential[]> {
  return (await credentialsIn(db, tenant).orderBy('place').execute()).map(credentialOf)
}

export async function oneCredential(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredCredential | undefined> {
  const row = await credentialsIn(db, tenant).where('id', '=', id).executeTakeFirst()
  return row && credentialOf(row)
}

/** One access, locked until the transaction ends. */
export async function credentialForChange(
  db: Database,
  tenant: Tenant,
  id: string,
): Promise<StoredCredential | undefined> {
  const row = await credentialsIn(db, tenant).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && credentialOf(row)
}

export async function addCredential(
  db: Database,
  { number }: Tenant,
  credential: StoredCredential,
): Promise<void> {
  await db
    .insertInto('integration_credentials')
    .values({ workspace_id: number, id: credential.id, ...columnsOf(credential) })
    .execute()
}

/** Writes an access that was read for it. */
export async function changeCredential(
  db: Database,
  { number }: Tenant,
  credential: StoredCredential,
): Promise<void> {
  await db
    .updateTable('integration_credentials')
    .set(columnsOf(credential))
    .where('workspace_id', '=', number)
    .where('id', '=', credential.id)
    .execute()
}
