import { sql } from 'kysely'
import type { SegmentBuild } from '#domain/segments/segment-build'
import type { Happened } from '#domain/segments/segment-staleness'
import { compileConditions, type ConditionsContext } from './conditions.ts'
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
      b.contacts, b.count, s.place as number
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

/**
 * Writes down who is in a segment, in the transaction `db`, until whose end nobody sees it; only what changed is written. Two
 * that build one segment wait for each other. Returns how many contacts there are, and how many are in it.
 */
export async function writeMembers(
  db: Database,
  tenant: Tenant,
  segmentId: string,
  context: ConditionsContext,
): Promise<{ contacts: number; count: number }> {
  const { number } = tenant
  const { place } = await db
    .selectFrom('segments')
    .where('workspace_id', '=', number)
    .where('id', '=', segmentId)
    .select('place')
    .executeTakeFirstOrThrow()
  await sql`select pg_advisory_xact_lock(${number}::int4, ${place}::int4)`.execute(db)
  const isIn = compileConditions(tenant, { id: '', kind: 'segment', op: 'in', segmentId }, context)
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
          and not exists (select 1 from found f where f.id = m.contact_id))
      insert into segment_members (workspace_id, segment_id, contact_id)
      select ${number}::int4, ${place}::int8, f.id from found f
      on conflict do nothing`.execute(db)
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
  }
  await db
    .insertInto('segment_builds')
    .values({ workspace_id: number, segment_id: build.segmentId, ...columns })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'segment_id']).doUpdateSet(columns))
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
