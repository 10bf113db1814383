import type { Selectable } from 'kysely'
import type { CustomHostname } from '#api/custom-hostnames'
import type { KeptHostname } from '#domain/domains/kept-hostname'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

const hostnameOf = (row: Selectable<Tables['custom_hostnames']>): KeptHostname => ({
  hostname: row.hostname,
  purpose: row.purpose,
  isDefault: row.is_default,
  token: row.token,
  records: row.records,
  wasComplete: row.was_complete,
  isWatched: row.is_watched,
  createdAt: row.created_at,
  ...(row.last_checked_at !== null && { lastCheckedAt: row.last_checked_at }),
  ...(row.next_check_at !== null && { nextCheckAt: row.next_check_at }),
})

const columnsOf = (host: KeptHostname) => ({
  purpose: host.purpose,
  is_default: host.isDefault,
  token: host.token,
  records: JSON.stringify(host.records),
  was_complete: host.wasComplete,
  is_watched: host.isWatched,
  created_at: host.createdAt,
  last_checked_at: host.lastCheckedAt ?? null,
  next_check_at: host.nextCheckAt ?? null,
})

/** All custom hostnames of a workspace, by name. */
export async function allHostnames(db: Database, { number }: Tenant): Promise<KeptHostname[]> {
  const rows = await db
    .selectFrom('custom_hostnames')
    .where('workspace_id', '=', number)
    .orderBy('hostname')
    .selectAll()
    .execute()
  return rows.map(hostnameOf)
}

/** The hostname of that name, of whichever workspace. */
export async function namedHostname(db: Database, hostname: string): Promise<KeptHostname | undefined> {
  const row = await db
    .selectFrom('custom_hostnames as named')
    .where('named.hostname', '=', hostname)
    .selectAll()
    .executeTakeFirst()
  return row && hostnameOf(row)
}

/** One hostname, locked until the transaction ends. */
export async function hostnameForChange(
  db: Database,
  { number }: Tenant,
  hostname: string,
): Promise<KeptHostname | undefined> {
  const row = await db
    .selectFrom('custom_hostnames')
    .where('workspace_id', '=', number)
    .where('hostname', '=', hostname)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && hostnameOf(row)
}

/** Adds a hostname; false where one of any workspace has the name. */
export async function addHostname(db: Database, { number }: Tenant, host: KeptHostname): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('custom_hostnames')
    .values({ workspace_id: number, hostname: host.hostname, ...columnsOf(host) })
    .onConflict((conflict) => conflict.column('hostname').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Writes a hostname that was read for it. */
export async function changeHostname(db: Database, { number }: Tenant, host: KeptHostname): Promise<void> {
  await db
    .updateTable('custom_hostnames')
    .set(columnsOf(host))
    .where('workspace_id', '=', number)
    .where('hostname', '=', host.hostname)
    .execute()
}

/** Takes the default of a purpose from the hostname that has it. */
export async function takeDefault(
  db: Database,
  { number }: Tenant,
  purpose: CustomHostname['purpose'],
): Promise<void> {
  await db
    .updateTable('custom_hostnames')
    .set({ is_default: false })
    .where('workspace_id', '=', number)
    .where('purpose', '=', purpose)
    .where('is_default', '=', true)
    .execute()
}

/** Hostnames of all workspaces whose time to be looked up has come, those that wait the longest first. */
export async function dueHostnames(
  db: Database,
  now: string,
  limit: number,
): Promise<{ tenant: Tenant; host: KeptHostname }[]> {
  const rows = await db
    .selectFrom('custom_hostnames as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.is_watched', '=', true)
    .where('due.next_check_at', '<=', now)
    .orderBy('due.next_check_at')
    .limit(limit)
    .selectAll('due')
    .select(['w.id as workspace', 'w.number'])
    .execute()
  return rows.map(({ workspace, number, ...row }) => ({
    tenant: tenantOf({ id: workspace, number }),
    host: hostnameOf(row),
  }))
}
