import { sql } from 'kysely'
import type { Database } from './database.ts'
import { tenantOf, type Tenant } from './tenant.ts'

/** An open, or a click where `link` is given. */
export interface Reaction {
  tenant: Tenant
  deliveryId: number
  link?: number
  /** Whether the call itself shows that a program made it. */
  isBot: boolean
  /** ms since 1970. */
  at: number
}

/** Keeps reactions of all workspaces: one statement, however many there are. */
export async function addReactions(db: Database, all: readonly Reaction[]): Promise<void> {
  await sql`
    insert into reactions (workspace_id, delivery_id, link, is_bot, at)
    select * from unnest(
      ${all.map(({ tenant }) => tenant.number)}::int4[], ${all.map(({ deliveryId }) => deliveryId)}::int8[],
      ${all.map(({ link }) => link ?? null)}::int2[],
      ${all.map(({ isBot }) => isBot)}::boolean[], ${all.map(({ at }) => new Date(at).toISOString())}::timestamptz[]
    )`.execute(db)
}

/**
 * Takes the oldest reactions of all workspaces from before a moment, which are then gone. None while another process takes some:
 * they are counted in order. Belongs into the transaction that counts them.
 */
export async function takeReactions(
  db: Database,
  { before, limit }: { before: string; limit: number },
): Promise<Reaction[]> {
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('otegami/reactions', 0)) as free`.execute(db)
  if (lock.rows[0]?.free !== true) return []
  const rows = await db
    .selectFrom('reactions as due')
    .innerJoin('workspaces as w', 'w.number', 'due.workspace_id')
    .where('due.at', '<', before)
    .orderBy('due.at')
    .orderBy('due.id')
    .limit(limit)
    .select([
      'due.id',
      'due.delivery_id',
      'due.link',
      'due.is_bot',
      'due.at',
      'w.id as workspace',
      'w.number',
    ])
    .execute()
  if (rows.length === 0) return []
  await sql`
    delete from reactions r using unnest(${rows.map(({ number }) => number)}::int4[], ${rows.map(({ id }) => id)}::int8[]) as n (workspace_id, id)
    where r.workspace_id = n.workspace_id and r.id = n.id`.execute(db)
  return rows.map((row) => ({
    tenant: tenantOf({ id: row.workspace, number: row.number }),
    deliveryId: row.delivery_id,
    ...(row.link !== null && { link: row.link }),
    isBot: row.is_bot,
    at: Date.parse(row.at),
  }))
}
