import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** A visit of a customer's site. */
export interface Visit {
  id: string
  visitorId: string
  /** Once the visitor said who it is. */
  contactId: string | null
}

export async function addVisit(
  db: Database,
  { number }: Tenant,
  { id, visitorId }: Pick<Visit, 'id' | 'visitorId'>,
  now: string,
): Promise<void> {
  await db
    .insertInto('visits')
    .values({ workspace_id: number, id, visitor_id: visitorId, started_at: now })
    .execute()
}

/** A visit that has not ended; undefined where there is none, or it is another workspace's. */
export async function openVisit(db: Database, { number }: Tenant, id: string): Promise<Visit | undefined> {
  const row = await db
    .selectFrom('visits')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .select(['id', 'visitor_id', 'contact_uid'])
    .executeTakeFirst()
  return row && { id: row.id, visitorId: row.visitor_id, contactId: row.contact_uid }
}

/** Notes who the visitor is. */
export async function identifyVisit(
  db: Database,
  { number }: Tenant,
  id: string,
  contactId: string,
): Promise<void> {
  await db
    .updateTable('visits')
    .set({ contact_uid: contactId })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}

export async function endVisit(db: Database, { number }: Tenant, id: string, now: string): Promise<void> {
  await db
    .updateTable('visits')
    .set({ ended_at: now })
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .execute()
}

/** Removes the visits of all workspaces that began before; what happened in them stays. */
export async function removeVisitsBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('visits').where('started_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** What was heard of a site. */
export interface SeenHost {
  /** Lower case; undefined for events that name no page. */
  host: string | undefined
  lastSeenAt: string
  /** Events from `busySince` on. */
  events: number
}

/** The sites that visits were reported from since a moment, by what the events say of their page. Moments in ms since 1970. */
export async function seenHosts(
  db: Database,
  { number }: Tenant,
  { since, busySince, until }: { since: number; busySince: number; until: number },
): Promise<SeenHost[]> {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`
  const { rows } = await sql<{ host: string | null; last: string; busy: number }>`
    select lower(substring(e.payload ->> 'url' from '^https?://([^/?#]+)')) as host, max(e.occurred_at) as last,
      count(*) filter (where e.occurred_at > ${at(busySince)}) as busy
    from events e
    where e.workspace_id = ${number} and e.source = 0 and e.occurred_at > ${at(since)} and e.occurred_at <= ${at(until)}
    group by 1`.execute(db)
  return rows.map(({ host, last, busy }) => ({ host: host ?? undefined, lastSeenAt: last, events: busy }))
}
