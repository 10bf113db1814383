import type { Account } from '#api/accounts'
import type { Role } from '#api/self-account'
import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** A workspace as a caller finds it: `role` is undefined for who is no member. */
export interface Place {
  tenant: Tenant
  role: Role | undefined
}

/** What the pipeline asks before each call of a workspace; undefined where there is none of this id. */
export async function placeOf(
  db: Database,
  workspaceId: string,
  accountId: string | undefined,
): Promise<Place | undefined> {
  const row = await db
    .selectFrom('workspaces')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.workspace_id', '=', 'workspaces.id')
        .on('memberships.account_id', '=', accountId ?? ''),
    )
    .select(['workspaces.id', 'workspaces.number', 'memberships.role'])
    .where('workspaces.id', '=', workspaceId)
    .executeTakeFirst()
  return row && { tenant: tenantOf(row), role: row.role ?? undefined }
}

/** The members of a workspace, the first ones first. */
export async function membersOf(db: Database, tenant: Tenant): Promise<Account[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'accounts.photo',
      'memberships.role',
      'memberships.joined_at',
      'memberships.last_seen_at',
    ])
    .where('memberships.workspace_id', '=', tenant.id)
    .orderBy('memberships.joined_at')
    .orderBy('accounts.id')
    .execute()
  return rows.map(({ photo, joined_at, last_seen_at, ...account }) => ({
    ...account,
    ...(photo !== null && { photo }),
    joinedAt: joined_at,
    ...(last_seen_at !== null && { lastSeenAt: last_seen_at }),
  }))
}

/** The account opened the workspace. Answers when it joined; undefined where it is no member. */
export async function openedBy(
  db: Database,
  tenant: Tenant,
  accountId: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('memberships')
    .set({ last_seen_at: now, last_opened_at: now })
    .where('workspace_id', '=', tenant.id)
    .where('account_id', '=', accountId)
    .returning('joined_at')
    .executeTakeFirst()
  return row?.joined_at
}

export async function addMember(
  db: Database,
  tenant: Tenant,
  { accountId, role, now }: { accountId: string; role: Role; now: string },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values({
      workspace_id: tenant.id,
      account_id: accountId,
      role,
      joined_at: now,
      last_seen_at: now,
      last_opened_at: null,
    })
    .execute()
}
