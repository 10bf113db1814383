import { sql } from 'kysely'
import type { Audience } from '#api/campaigns'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { contactStatuses } from '#lib/contact-status'
import type { SearchContext } from './contact-search.store.ts'
import { compileConditions } from './conditions.ts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** What an audience is found with. */
export interface AudienceContext {
  search: SearchContext
  /** Whether there is a list: one that was deleted has nobody. */
  isList: (mailingListId: string) => boolean
}

/** Says of a segment whether it can be told who is in it. */
export const isSegmentKnown =
  ({ segments }: Pick<SearchContext, 'segments'>) =>
  (segmentId: string): boolean =>
    segments?.(segmentId) !== undefined

/** Contacts that one statement finds at most. */
const RANGE = { most: 100_000 } as const
/** Ids of each side of a drift that are told. */
const TOLD = { people: 100 } as const

/** Who is in an audience: a bit for each contact, by its number. */
interface Crowd {
  bits: Uint8Array
  count: number
}

async function crowdOf(
  db: Database,
  tenant: Tenant,
  audience: Audience,
  { search, isList }: AudienceContext,
): Promise<Crowd> {
  const conditions = audienceCondition(audience, ['active'], isList, isSegmentKnown(search))
  if (!conditions) return { bits: new Uint8Array(), count: 0 }
  const isIn = compileConditions(tenant, conditions, search)
  let bits = new Uint8Array(1)
  let count = 0
  for (let after = 0; ;) {
    const { rows } = await sql<{ last: number | null; found: number; ids: string | null }>`
      select max(part.id) as last, count(*) as found, string_agg(part.id::text, ' ') as ids from (
        select c.id from contacts c
        where c.workspace_id = ${tenant.number} and c.id > ${after}
          and c.status = ${contactStatuses.indexOf('subscribed')} and ${isIn}
        order by c.id limit ${RANGE.most}) part`.execute(db)
    const [{ last, found, ids } = { last: null, found: 0, ids: null }] = rows
    if (last === null) return { bits, count }
    if (bits.length <= last >> 3) {
      const longer = new Uint8Array((last >> 3) + 1)
      longer.set(bits)
      bits = longer
    }
    for (const id of ids?.split(' ') ?? []) {
      const number = Number(id)
      bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7))
      count += 1
    }
    if (found < RANGE.most) return { bits, count }
    after = last
  }
}

/** Keeps who is in the audience of a campaign that was just scheduled (CAM-158). */
export async function keepAudience(
  db: Database,
  tenant: Tenant,
  {
    campaignId,
    audience,
    since,
    hash,
  }: { campaignId: string; audience: Audience; since: string; hash: string },
  context: AudienceContext,
): Promise<void> {
  const { bits, count } = await crowdOf(db, tenant, audience, context)
  const values = { since, hash, bits: Buffer.from(bits), count }
  await db
    .insertInto('audience_snapshots')
    .values({ workspace_id: tenant.number, campaign_id: campaignId, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'campaign_id']).doUpdateSet(values))
    .execute()
}

/** Forgets who was in the audience of a campaign. */
export async function dropAudience(db: Database, { number }: Tenant, campaignId: string): Promise<void> {
  await db
    .deleteFrom('audience_snapshots')
    .where('workspace_id', '=', number)
    .where('campaign_id', '=', campaignId)
    .execute()
}

/** How an audience differs from that which was kept; undefined where none was. */
export async function driftOf(
  db: Database,
  tenant: Tenant,
  { campaignId, audience, hash }: { campaignId: string; audience: Audience; hash: string },
  context: AudienceContext,
) {
  const kept = await db
    .selectFrom('audience_snapshots')
    .where('workspace_id', '=', tenant.number)
    .where('campaign_id', '=', campaignId)
    .select(['since', 'hash', 'bits', 'count'])
    .executeTakeFirst()
  if (!kept) return undefined
  const { bits: after } = await crowdOf(db, tenant, audience, context)
  const added = differing(after, kept.bits)
  const removed = differing(kept.bits, after)
  const told = await uidsOf(db, tenant, [...added.ids, ...removed.ids])
  // Of whoever was deleted only a number is left, which no contact is called by.
  const named = (ids: readonly number[]) => ids.map((id) => told.get(id) ?? `con_deleted_${id}`)
  return {
    since: kept.since,
    before: kept.count,
    added: added.count,
    removed: removed.count,
    isRedefined: kept.hash !== hash,
    addedIds: named(added.ids),
    removedIds: named(removed.ids),
  }
}

/** Who is in one and not in the other: how many, and the numbers of the first. */
function differing(one: Uint8Array, other: Uint8Array): { count: number; ids: number[] } {
  const ids: number[] = []
  let count = 0
  for (const [at, bits] of one.entries()) {
    const only = bits & ~(other[at] ?? 0)
    if (only === 0) continue
    for (let bit = 0; bit < 8; bit += 1) {
      if (((only >> bit) & 1) === 0) continue
      count += 1
      if (ids.length < TOLD.people) ids.push(at * 8 + bit)
    }
  }
  return { count, ids }
}

async function uidsOf(
  db: Database,
  { number }: Tenant,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .where('id', '=', sql<number>`any(${ids}::int8[])`)
    .select(['id', 'uid'])
    .execute()
  return new Map(rows.map(({ id, uid }) => [id, uid]))
}
