import { sql } from 'kysely'
import type { SegmentBuild } from '#domain/segments/segment-build'
import type { Happened } from '#domain/segments/segment-staleness'
import { segmentEvents } from '#domain/segments/segment-events'
import { compileConditions, type ConditionsContext } from './conditions.ts'
import { eventSources, matchOf } from './contact-columns.ts'
import { typeNumbers } from './contact-events.store.ts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** Contacts of one statement. */
const RANGE = { most: 50_000 } as const

/** A build, with what members carry in place of the id of the segment. */
export interface StoredBuild extends SegmentBuild {
  number: number
}

/** What was built of the segments of a workspace. */
export async function allBuilds(db: Database, { number }: Tenant): Promise<StoredBuild[]> {
  const { rows } = await sql<StoredBuild>`
    select b.segment_id as "segmentId", b.saved_at as "savedAt", b.as_of as "asOf", b.built_at as "builtAt", b.basis, b.version,
      b.contacts, b.count, b.meaning, s.place as number
    from segment_builds b join segments s on s.workspace_id = b.workspace_id and s.id = b.segment_id
    where b.workspace_id = ${number}`.execute(db)
  return rows
}

/** Whether a workspace has that many contacts. */
export async function hasContacts(db: Database, { number }: Tenant, count: number): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .select('id')
    .orderBy('id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Waits for whoever else builds the segment, until the end of the transaction `db`; undefined where there is no such segment. */
export async function lockMembers(
  db: Database,
  { number }: Tenant,
  segmentId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('segments')
    .where('workspace_id', '=', number)
    .where('id', '=', segmentId)
    .select('place')
    .executeTakeFirst()
  if (row) await sql`select pg_advisory_xact_lock(${number}::int4, ${row.place}::int4)`.execute(db)
  return row?.place
}

/** What is written into the history of those who came in and went out. */
export interface MovesToNote {
  payload: Readonly<Record<string, string>>
  occurredAt: string
}

/**
 * Writes down who is in a segment, which is locked, in the transaction `db`, until whose end nobody sees it; only what changed
 * is written, and where `note` is given also that it did (SEG-46). Returns how many contacts there are, and how many are in it.
 */
export async function writeMembers(
  db: Database,
  tenant: Tenant,
  { segmentId, place, note }: { segmentId: string; place: number; note: MovesToNote | undefined },
  context: ConditionsContext,
): Promise<{ contacts: number; count: number }> {
  const { number } = tenant
  const isIn = compileConditions(tenant, { id: '', kind: 'segment', op: 'in', segmentId }, context)
  const noted = note && (await movesNoted(db, tenant, note))
  let contacts = 0
  let after = 0
  for (;;) {
    const { rows } = await sql<{ last: number | null; count: number }>`
      select max(id) as last, count(*) as count from (
        select c.id from contacts c where c.workspace_id = ${number} and c.id > ${after} order by c.id limit ${RANGE.most}) part`.execute(
      db,
    )
    const { last = null, count = 0 } = rows[0] ?? {}
    if (last === null) break
    contacts += count
    await sql`
      with found as materialized (
        select c.id from contacts c where c.workspace_id = ${number} and c.id > ${after} and c.id <= ${last} and ${isIn}),
      gone as (
        delete from segment_members m
        where m.workspace_id = ${number} and m.segment_id = ${place} and m.contact_id > ${after} and m.contact_id <= ${last}
          and not exists (select 1 from found f where f.id = m.contact_id)
        returning m.contact_id),
      come as (
        insert into segment_members (workspace_id, segment_id, contact_id)
        select ${number}::int4, ${place}::int8, f.id from found f
        on conflict do nothing
        returning contact_id)
      ${noted ?? sql`select 1 where false`}`.execute(db)
    after = last
  }
  await sql`
    delete from segment_members
    where workspace_id = ${number} and segment_id = ${place} and contact_id > ${after}`.execute(db)
  const { count } = await db
    .selectFrom('segment_members')
    .where('workspace_id', '=', number)
    .where('segment_id', '=', place)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { contacts, count }
}

/** Writes events of those in `come` and `gone` who still exist: one statement, however many they are. */
async function movesNoted(db: Database, tenant: Tenant, { payload, occurredAt }: MovesToNote) {
  const { number } = tenant
  const types = await typeNumbers(db, tenant, [segmentEvents.entered, segmentEvents.left])
  const { match, dates } = matchOf(payload)
  return sql`
    insert into events (workspace_id, contact_id, type, source, occurred_at, payload, match, dates)
    select ${number}::int4, c.id, m.type, ${eventSources.indexOf('system')}::int2, ${occurredAt}::timestamptz,
      ${JSON.stringify(payload)}::jsonb, ${JSON.stringify(match)}::jsonb, ${dates && JSON.stringify(dates)}::jsonb
    from (
      select contact_id, ${types.get(segmentEvents.left)}::int4 as type from gone
      union all select contact_id, ${types.get(segmentEvents.entered)}::int4 from come) m
    join contacts c on c.workspace_id = ${number} and c.id = m.contact_id
    order by c.id`
}

/** Writes down what was built. */
export async function putBuild(db: Database, { number }: Tenant, build: SegmentBuild): Promise<void> {
  const columns = {
    saved_at: build.savedAt,
    as_of: build.asOf,
    built_at: build.builtAt,
    basis: build.basis,
    version: build.version,
    contacts: build.contacts,
    count: build.count,
    meaning: build.meaning,
  }
  await db
    .insertInto('segment_builds')
    .values({ workspace_id: number, segment_id: build.segmentId, ...columns })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'segment_id']).doUpdateSet(columns))
    .execute()
}

/** What is built next of a segment begins anew: nobody comes in or goes out by it (SEG-47). */
export async function forgetMeaning(db: Database, { number }: Tenant, segmentId: string): Promise<void> {
  await db
    .updateTable('segment_builds')
    .set({ meaning: null })
    .where('workspace_id', '=', number)
    .where('segment_id', '=', segmentId)
    .execute()
}

/** What happened in a workspace since a time, in ms since 1970. */
export async function happenedSince(db: Database, { number }: Tenant, since: number): Promise<Happened> {
  const from = new Date(since).toISOString()
  const { rows } = await sql<{ name: string; campaign: string | null; form: string | null }>`
    select distinct t.name, e.campaign_id as campaign, e.form_id as form
    from events e join event_types t on t.workspace_id = ${number} and t.id = e.type
    where e.workspace_id = ${number} and e.occurred_at > ${from}::timestamptz`.execute(db)
  const changed = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('updated_at', '>', from)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return {
    types: new Set(rows.map(({ name }) => name)),
    campaignIds: new Set(rows.flatMap(({ campaign }) => campaign ?? [])),
    formIds: new Set(rows.flatMap(({ form }) => form ?? [])),
    contactsChanged: changed !== undefined,
  }
}
