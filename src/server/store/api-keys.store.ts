import { sql } from 'kysely'
import type { ApiKey } from '#api/api-keys'
import { DAY } from '#lib/duration'
import { actorOf } from './actors.ts'
import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** How many days of use are counted. */
const USE = { days: 30 } as const

const dayOf = (now: string) => Math.floor(Date.parse(now) / DAY)

/** The keys of a workspace, the first ones first. */
export async function apiKeysOf(db: Database, tenant: Tenant, now: string, id?: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys as key')
    .leftJoin('accounts', 'accounts.id', 'key.created_by')
    .select([
      'key.id',
      'key.name',
      'key.permission',
      'key.domain_names as domainNames',
      'key.prefix',
      'key.last4',
      'key.expires_at',
      'key.last_used_at',
      'key.created_at as createdAt',
      'key.created_by',
      'accounts.name as byName',
      'accounts.email as byEmail',
    ])
    .select((select) =>
      select
        .selectFrom('api_key_days as used')
        .select(sql<number>`coalesce(sum(used.requests), 0)`.as('requests'))
        .where('used.workspace_id', '=', tenant.id)
        .whereRef('used.key_id', '=', 'key.id')
        .where('used.day', '>', dayOf(now) - USE.days)
        .as('requests30d'),
    )
    .where('key.workspace_id', '=', tenant.id)
    .$if(id !== undefined, (query) => query.where('key.id', '=', id ?? ''))
    .orderBy('key.created_at')
    .orderBy('key.id')
    .execute()
  return rows.map(({ expires_at, last_used_at, created_by, byName, byEmail, requests30d, ...key }) => ({
    ...key,
    requests30d: Number(requests30d),
    ...(expires_at !== null && { expiresAt: expires_at }),
    ...(last_used_at !== null && { lastUsedAt: last_used_at }),
    createdBy: actorOf({ id: created_by, name: byName, email: byEmail }),
  }))
}

export interface NewKey extends Pick<
  ApiKey,
  'id' | 'name' | 'permission' | 'domainNames' | 'prefix' | 'last4' | 'expiresAt' | 'createdAt'
> {
  /** SHA-256 of the secret. */
  hash: Uint8Array
  createdBy: string
}

export async function addApiKey(db: Database, tenant: Tenant, key: NewKey): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      workspace_id: tenant.id,
      id: key.id,
      name: key.name,
      permission: key.permission,
      domain_names: [...key.domainNames],
      hash: key.hash,
      prefix: key.prefix,
      last4: key.last4,
      expires_at: key.expiresAt ?? null,
      last_used_at: null,
      created_at: key.createdAt,
      created_by: key.createdBy,
    })
    .execute()
}

export async function changeApiKey(
  db: Database,
  tenant: Tenant,
  { id, name, domainNames }: Pick<ApiKey, 'id' | 'name' | 'domainNames'>,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ name, domain_names: [...domainNames] })
    .where('workspace_id', '=', tenant.id)
    .where('id', '=', id)
    .execute()
}

/** Whether there was such a key. */
export async function deleteApiKey(db: Database, tenant: Tenant, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('workspace_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A key as it calls: of which workspace, made by whom. */
export interface CallingKey extends Pick<ApiKey, 'id' | 'permission' | 'domainNames'> {
  tenant: Tenant
  createdBy: string | null
}

/** The key with this SHA-256, unless it has expired. It says itself which workspace it is of. */
export async function keyOfHash(
  db: Database,
  hash: Uint8Array,
  now: string,
): Promise<CallingKey | undefined> {
  const row = await db
    .selectFrom('api_keys as key')
    .innerJoin('workspaces', 'workspaces.id', 'key.workspace_id')
    .select(['key.id', 'key.permission', 'key.domain_names', 'key.created_by'])
    .select(['workspaces.id as workspaceId', 'workspaces.number'])
    .where('key.hash', '=', hash)
    .where((where) => where.or([where('key.expires_at', 'is', null), where('key.expires_at', '>', now)]))
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      permission: row.permission,
      domainNames: row.domain_names,
      tenant: tenantOf({ id: row.workspaceId, number: row.number }),
      createdBy: row.created_by,
    }
  )
}

/** A key was used; nothing where it has been deleted since. */
export async function countKeyUse(db: Database, tenant: Tenant, id: string, now: string): Promise<void> {
  const used = await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('workspace_id', '=', tenant.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return
  await db
    .insertInto('api_key_days')
    .values({ workspace_id: tenant.id, key_id: id, day: dayOf(now), requests: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'key_id', 'day'])
        .doUpdateSet((update) => ({ requests: update('api_key_days.requests', '+', 1) })),
    )
    .execute()
}
