import { LRUCache } from 'lru-cache'
import type { ContactFilter } from '#api/contacts'
import { dependsOnTime, segmentsIn } from '#lib/condition-tree'
import { MINUTE } from '#lib/duration'
import type { Call } from '#server/http/handle'
import { countContacts, type SearchContext } from '#server/store/contact-search.store'
import { dataVersion } from '#server/store/data-versions.store'
import type { Database } from '#server/store/database'

/** Counts that a process keeps for each database. */
const KEPT = { most: 5000 } as const

/** An exact count of many contacts takes a second; asked again while nothing has changed, it is still the same. */
const kept = new WeakMap<Database, LRUCache<string, number>>()

/** How often counts of this process were asked for: known already, and counted. */
export const countUses = { hits: 0, misses: 0 }

/**
 * How many contacts the filter finds. It is counted anew once anything has changed that it could depend on, and after a
 * minute where it looks at times.
 */
export async function keptCount(
  { db, tenant, clock }: Pick<Call, 'db' | 'tenant' | 'clock'>,
  filter: ContactFilter,
  context: SearchContext,
): Promise<number> {
  const { conditions, segmentId } = filter
  const moves =
    segmentId !== undefined ||
    (conditions && (dependsOnTime(conditions) || segmentsIn(conditions).length > 0))
  const minute = moves ? Math.floor(clock.now() / MINUTE) : undefined
  // Read first: what is counted after it is at least as new.
  const version = await dataVersion(db, tenant)
  const counts = kept.get(db) ?? new LRUCache<string, number>({ max: KEPT.most })
  kept.set(db, counts)
  const key = JSON.stringify([tenant.number, version, minute, context.timezone, filter])
  const known = counts.get(key)
  if (known !== undefined) {
    countUses.hits += 1
    return known
  }
  countUses.misses += 1
  const count = await countContacts(db, tenant, filter, context)
  counts.set(key, count)
  return count
}
