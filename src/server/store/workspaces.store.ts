import type { JoinableWorkspace, JoinedWorkspace } from '#api/self-account'
import type { Workspace } from '#api/workspace'
import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

const columns = [
  'workspaces.id',
  'workspaces.name',
  'workspaces.icon',
  'workspaces.allowed_domains as allowedDomains',
  'workspaces.timezone',
  'workspaces.created_at as createdAt',
  'workspaces.version',
] as const

export const workspaceOf = (db: Database, tenant: Tenant): Promise<Workspace | undefined> =>
  db.selectFrom('workspaces').select(columns).where('id', '=', tenant.id).executeTakeFirst()

/** Whether there is any workspace. */
export async function hasWorkspaces(db: Database): Promise<boolean> {
  return (await db.selectFrom('workspaces').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The workspace of a token that its domains opened, or that somebody wrote. */
export async function workspaceNamed(
  db: Database,
  id: string,
): Promise<{ tenant: Tenant; workspace: Workspace } | undefined> {
  const row = await db
    .selectFrom('workspaces')
    .select([...columns, 'workspaces.number'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { number, ...workspace } = row
  return { tenant: tenantOf({ id, number }), workspace }
}

export type NewWorkspaceRow = Pick<
  Workspace,
  'id' | 'name' | 'icon' | 'allowedDomains' | 'timezone' | 'createdAt' | 'version'
> & { createdBy: string | null }

export async function addWorkspace(db: Database, made: NewWorkspaceRow): Promise<Tenant> {
  const { id, name, icon, allowedDomains, timezone, createdAt, createdBy, version } = made
  const { number } = await db
    .insertInto('workspaces')
    .values({
      id,
      name,
      icon: icon && JSON.stringify(icon),
      allowed_domains: [...allowedDomains],
      timezone,
      created_at: createdAt,
      created_by: createdBy,
      version,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return tenantOf({ id, number })
}

/** Changes a workspace that is still as the writer saw it; false where it is not. */
export async function changeWorkspace(
  db: Database,
  tenant: Tenant,
  { name, icon, allowedDomains, version }: Pick<Workspace, 'name' | 'icon' | 'allowedDomains' | 'version'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workspaces')
    .set((update) => ({
      name,
      icon: icon && JSON.stringify(icon),
      allowed_domains: [...allowedDomains],
      version: update('version', '+', 1),
    }))
    .where('id', '=', tenant.id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The workspaces of an account, the last opened first. Of an account, not of a tenant. */
export async function joinedBy(db: Database, accountId: string): Promise<JoinedWorkspace[]> {
  const rows = await db
    .selectFrom('memberships as own')
    .innerJoin('workspaces', 'workspaces.id', 'own.workspace_id')
    .innerJoin('memberships as every', 'every.workspace_id', 'workspaces.id')
    .select(['workspaces.id', 'workspaces.name', 'workspaces.icon', 'own.role', 'own.last_opened_at'])
    .select((select) => select.fn.countAll<number>().as('memberCount'))
    .where('own.account_id', '=', accountId)
    .groupBy(['workspaces.id', 'own.workspace_id', 'own.account_id'])
    .orderBy('own.last_opened_at', (order) => order.desc().nullsLast())
    .orderBy('workspaces.number')
    .execute()
  return rows.map(({ last_opened_at, ...workspace }) => ({
    ...workspace,
    ...(last_opened_at !== null && { lastOpenedAt: last_opened_at }),
  }))
}

/** Workspaces that addresses of a domain may join, and the account has not. */
export const openTo = (
  db: Database,
  domain: string,
  accountId: string,
): Promise<Pick<JoinableWorkspace, 'id' | 'name' | 'icon' | 'memberCount'>[]> =>
  db
    .selectFrom('workspaces')
    .leftJoin('memberships', 'memberships.workspace_id', 'workspaces.id')
    .select(['workspaces.id', 'workspaces.name', 'workspaces.icon'])
    .select((select) => select.fn.count<number>('memberships.account_id').as('memberCount'))
    .where((where) => where(where.val(domain), '=', where.fn.any('workspaces.allowed_domains')))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('memberships as own')
            .select('own.account_id')
            .whereRef('own.workspace_id', '=', 'workspaces.id')
            .where('own.account_id', '=', accountId),
        ),
      ),
    )
    .groupBy('workspaces.id')
    .orderBy('workspaces.number')
    .execute()

export const memberCount = async (db: Database, tenant: Tenant): Promise<number> => {
  const { count } = await db
    .selectFrom('memberships')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', tenant.id)
    .executeTakeFirstOrThrow()
  return count
}

/** Every workspace, for jobs that go through them. */
export async function allTenants(db: Database): Promise<Tenant[]> {
  const rows = await db.selectFrom('workspaces').select(['id', 'number']).orderBy('number').execute()
  return rows.map(tenantOf)
}

/** Holds the workspace until the transaction ends: whoever else wants to hold it waits. */
export async function holdWorkspace(db: Database, tenant: Tenant): Promise<void> {
  await db.selectFrom('workspaces').select('id').where('id', '=', tenant.id).forUpdate().execute()
}
