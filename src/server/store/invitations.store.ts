import { actorOf } from './actors.ts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'
import { holdWorkspace } from './workspaces.store.ts'

/** A link by which people join a workspace. */
export interface Invitation {
  /** The token. */
  id: string
  workspaceId: string
  createdBy: ReturnType<typeof actorOf>
  createdAt: string
  expiresAt: string
  uses: number
  maxUses: number | null
  revoked: boolean
}

const rows = (db: Database) =>
  db
    .selectFrom('invitations')
    .leftJoin('accounts', 'accounts.id', 'invitations.created_by')
    .select([
      'invitations.id',
      'invitations.workspace_id as workspaceId',
      'invitations.created_by',
      'invitations.created_at as createdAt',
      'invitations.expires_at as expiresAt',
      'invitations.uses',
      'invitations.max_uses as maxUses',
      'invitations.revoked',
      'accounts.name as byName',
      'accounts.email as byEmail',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const shaped = ({ created_by, byName, byEmail, ...row }: Row): Invitation => ({
  ...row,
  createdBy: actorOf({ id: created_by, name: byName, email: byEmail }),
})

/** The invitation of a token: who has it needs no workspace. */
export async function invitationOf(db: Database, token: string): Promise<Invitation | undefined> {
  const row = await rows(db).where('invitations.id', '=', token).executeTakeFirst()
  return row && shaped(row)
}

/** The newest invitation of a workspace that can still be used. */
export async function currentInvitation(
  db: Database,
  tenant: Tenant,
  now: string,
): Promise<Invitation | undefined> {
  const row = await rows(db)
    .where('invitations.workspace_id', '=', tenant.id)
    .where('invitations.revoked', '=', false)
    .where('invitations.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('invitations.max_uses', 'is', null),
        where('invitations.uses', '<', where.ref('invitations.max_uses')),
      ]),
    )
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(1)
    .executeTakeFirst()
  return row && shaped(row)
}

export async function addInvitation(
  db: Database,
  tenant: Tenant,
  made: Omit<Invitation, 'workspaceId' | 'createdBy'> & { createdBy: string },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values({
      id: made.id,
      workspace_id: tenant.id,
      created_by: made.createdBy,
      created_at: made.createdAt,
      expires_at: made.expiresAt,
      uses: made.uses,
      max_uses: made.maxUses,
      revoked: made.revoked,
    })
    .execute()
}

/** Revokes all invitations of a workspace. The workspace is held: of two links that are made at once one stays. */
export async function revokeInvitations(db: Database, tenant: Tenant): Promise<void> {
  await holdWorkspace(db, tenant)
  await db
    .updateTable('invitations')
    .set({ revoked: true })
    .where('workspace_id', '=', tenant.id)
    .where('revoked', '=', false)
    .execute()
}

/** Counts a use of an invitation; false where it has been used up meanwhile. */
export async function useInvitation(db: Database, tenant: Tenant, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set((update) => ({ uses: update('uses', '+', 1) }))
    .where('workspace_id', '=', tenant.id)
    .where('id', '=', token)
    .where('revoked', '=', false)
    .where((where) => where.or([where('max_uses', 'is', null), where('uses', '<', where.ref('max_uses'))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
