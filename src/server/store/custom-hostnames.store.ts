import { sql, type Selectable } from 'kysely'
import type { CustomHostname } from '#api/custom-hostnames'
import type { KeptHostname } from '#domain/domains/kept-hostname'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** Whether another workspace than that of the row of `table` has proven its hostname. */
export const isTaken = (table: string) => sql<boolean>`exists (
  select 1 from proven_hostnames p
  where p.hostname = ${sql.ref(`${table}.hostname`)} and p.owner <> ${sql.ref(`${table}.workspace_id`)}
)`

const hostnameOf = (row: Selectable<Tables['custom_hostnames']> & { is_taken: boolean }): KeptHostname => ({
  hostname: row.hostname,
  purpose: row.purpose,
  isDefault: row.is_default,
  token: row.token,
  records: row.records,
  wasComplete: row.was_complete,
  isTaken: row.is_taken,
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
    .select(isTaken('custom_hostnames').as('is_taken'))
    .execute()
  return rows.map(hostnameOf)
}

/** Whether a workspace has proven a hostname. */
export async function isProven(db: Database, hostname: string): Promise<boolean> {
  const row = await db
    .selectFrom('proven_hostnames')
    .where('hostname', '=', hostname)
    .select('owner')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this workspace has proven a hostname. */
export async function isProvenHere(db: Database, { number }: Tenant, hostname: string): Promise<boolean> {
  const row = await db
    .selectFrom('proven_hostnames')
    .where('hostname', '=', hostname)
    .where('owner', '=', number)
    .select('owner')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether another workspace has proven a hostname. */
export async function isProvenElsewhere(
  db: Database,
  { number }: Tenant,
  hostname: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('proven_hostnames')
    .where('hostname', '=', hostname)
    .where('owner', '<>', number)
    .select('owner')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a workspace has proven a hostname; false where another one was first. Of two at once the second waits. */
export async function proveHostname(db: Database, { number }: Tenant, hostname: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('proven_hostnames')
    .values({ hostname, owner: number })
    .onConflict((conflict) =>
      conflict.column('hostname').doUpdateSet({ owner: number }).where('proven_hostnames.owner', '=', number),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Lets others prove a hostname, if this workspace had. */
export async function loseHostname(db: Database, { number }: Tenant, hostname: string): Promise<void> {
  await db
    .deleteFrom('proven_hostnames')
    .where('hostname', '=', hostname)
    .where('owner', '=', number)
    .execute()
}

/** What a record that proves a hostname is made of; undefined where the workspace has not added the hostname. */
export async function hostnameToken(
  db: Database,
  { number }: Tenant,
  hostname: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('custom_hostnames')
    .where('workspace_id', '=', number)
    .where('hostname', '=', hostname)
    .select('token')
    .executeTakeFirst()
  return row?.token
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
    .select(isTaken('custom_hostnames').as('is_taken'))
    .forUpdate()
    .executeTakeFirst()
  return row && hostnameOf(row)
}

/** Adds a hostname; where the workspace added it at the same moment the transaction fails, and is begun again. */
export async function addHostname(db: Database, { number }: Tenant, host: KeptHostname): Promise<void> {
  await db
    .insertInto('hostname_claims')
    .values({ workspace_id: number, hostname: host.hostname, ...columnsOf(host) })
    .execute()
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
    .select(isTaken('due').as('is_taken'))
    .select(['w.id as workspace', 'w.number'])
    .execute()
  return rows.map(({ workspace, number, ...row }) => ({
    tenant: tenantOf({ id: workspace, number }),
    host: hostnameOf(row),
  }))
}
