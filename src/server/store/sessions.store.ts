import type { Database } from './database.ts'

/** A sign-in: it lives as long as its refresh token is replaced. */
export interface NewSession {
  id: string
  accountId: string
  refreshHash: Uint8Array
  now: string
  expiresAt: string
}

export async function addSession(
  db: Database,
  { id, accountId, refreshHash, now, expiresAt }: NewSession,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      refresh_hash: refreshHash,
      turn: 1,
      turned_at: now,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

interface Turn {
  sessionId: string
  before: Uint8Array
  after: Uint8Array
  now: string
  expiresAt: string
}

/** Replaces the token of a session by another one. Of two that try with the same token one does; false where it is not the good one. */
export async function turnSession(
  db: Database,
  { sessionId, before, after, now, expiresAt }: Turn,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((update) => ({
      refresh_hash: after,
      turn: update('turn', '+', 1),
      turned_at: now,
      expires_at: expiresAt,
    }))
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', before)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a session whose token was replaced before that time. */
export async function endIfTurnedBefore(db: Database, sessionId: string, time: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).where('turned_at', '<', time).execute()
}

/** Ends a session. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Removes the sessions whose time is over; how many there were. */
export async function removeExpiredSessions(db: Database, now: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
