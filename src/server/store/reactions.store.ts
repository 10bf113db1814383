import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Delivery } from './delivery-outcomes.store.ts'
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

/** An open, or a click where `link` is given, of whoever the number of a delivery names. */
export interface NewReaction extends Omit<Reaction, 'tenant'> {
  /** Whether it is kept; else the mail is looked up, and nothing more. */
  isCounted: boolean
}

/** The mail that somebody reacted to. */
export type ReactedMail = Pick<Delivery, 'tenant' | 'variant' | 'contact'> & {
  run: Pick<Delivery['run'], 'execution'>
}

/**
 * Keeps reactions of all workspaces, and answers for each to which mail it is; null where there is none, and nothing is kept.
 * One statement, however many there are: looking up first and keeping then would be two waits for the same visitor.
 */
export async function keepReactions(
  db: Database,
  all: readonly NewReaction[],
): Promise<(ReactedMail | null)[]> {
  const { rows } = await sql<{
    place: number
    workspace: string
    number: number
    execution: number
    variant: number
    contact: number | null
  }>`
    with heard as (
      select n.*, named.workspace_id, w.id as workspace, named.execution_id, named.variant, named.contact_id
      from unnest(
        ${all.map(({ deliveryId }) => deliveryId)}::int8[], ${all.map(({ link }) => link ?? null)}::int2[],
        ${all.map(({ isBot }) => isBot)}::boolean[], ${all.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${all.map(({ isCounted }) => isCounted)}::boolean[]
      ) with ordinality as n (delivery_id, link, is_bot, at, is_counted, place)
      join deliveries named on named.id = n.delivery_id
      join workspaces w on w.number = named.workspace_id),
    kept as (
      insert into reactions (workspace_id, delivery_id, link, is_bot, at)
      select workspace_id, delivery_id, link, is_bot, at from heard where is_counted order by place)
    select place, workspace, workspace_id as number, execution_id as execution, variant, contact_id as contact from heard`.execute(
    db,
  )
  const found: (ReactedMail | null)[] = all.map(() => null)
  for (const { place, workspace, number, execution, variant, contact } of rows)
    found[place - 1] = { tenant: tenantOf({ id: workspace, number }), run: { execution }, variant, contact }
  return found
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
