import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ContactSearch } from '#api/contacts'
import { DAY } from '#lib/duration'
import { isOfValues, orderOfValues } from './contact-order.ts'
import type { Database, OpenDatabase } from './database.ts'
import type { Tenant } from './tenant.ts'

/**
 * An order of a property has no index until it is asked: each index costs every change of a contact. A search is slow from
 * `slow` ms on; a workspace of fewer contacts sorts them fast enough.
 */
const ADVICE = {
  slow: 300,
  asked: 2,
  contactsFrom: 100_000,
  mostOfWorkspace: 10,
  unusedFor: 30 * DAY,
} as const

interface SortDemand {
  workspace_id: number
  key: string
  direction: 'asc' | 'desc'
}

/** Notes that an order took long, in ms; one that was fast, or that no index could help, is not noted. */
export async function noteSort(
  db: Database,
  { number }: Tenant,
  sort: NonNullable<ContactSearch['sort']>,
  took: number,
  now: number,
): Promise<void> {
  const [only, ...rest] = sort
  if (took < ADVICE.slow || !only || rest.length > 0 || !isOfValues(only.key)) return
  const at = new Date(now).toISOString()
  await db
    .insertInto('sort_demands')
    .values({ workspace_id: number, ...only, asked: 1, last_asked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'key', 'direction'])
        .doUpdateSet((eb) => ({ asked: eb('sort_demands.asked', '+', 1), last_asked_at: at })),
    )
    .execute()
}

/**
 * Makes indexes for orders that were asked again and again and were slow, and drops those that nobody has used for long.
 * Contacts can be written meanwhile. Returns what it did.
 */
export async function adviseSortIndexes(
  db: OpenDatabase,
  now: number,
  contactsFrom: number = ADVICE.contactsFrom,
): Promise<{ made: string[]; dropped: string[] }> {
  const dropped: string[] = []
  const since = new Date(now - ADVICE.unusedFor).toISOString()
  const there = await sortIndexes(db)
  await db.deleteFrom('sort_demands').where('last_asked_at', '<', since).execute()
  const demands = await db
    .selectFrom('sort_demands')
    .where('asked', '>=', ADVICE.asked)
    .orderBy('asked', 'desc')
    .select(['workspace_id', 'key', 'direction'])
    .execute()
  const wanted = new Map(demands.map((demand) => [nameOf(demand), demand]))
  for (const { name, isValid, usedAt } of there)
    // One that is not valid was being made when the server ended.
    if (!isValid || ((usedAt ?? '') < since && !wanted.has(name))) {
      await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
      dropped.push(name)
    }
  const kept = there.filter(({ name }) => !dropped.includes(name)).map(({ name }) => name)
  const made: string[] = []
  for (const [name, demand] of wanted) {
    const ofWorkspace = [...kept, ...made].filter((one) => one.startsWith(startOf(demand.workspace_id)))
    if (kept.includes(name) || ofWorkspace.length >= ADVICE.mostOfWorkspace) continue
    if ((await contactsOf(db, demand.workspace_id)) < contactsFrom) continue
    await makeIndex(db, name, demand)
    made.push(name)
  }
  return { made, dropped }
}

async function makeIndex(
  db: OpenDatabase,
  name: string,
  { workspace_id: number, key, direction }: SortDemand,
): Promise<void> {
  const order = sql.join([...orderOfValues(sql.ref('match'), key, direction), sql`id`])
  await sql`create index concurrently ${sql.id(name)} on contacts (${order}) where workspace_id = ${sql.lit(number)}`.execute(
    db,
  )
}

const startOf = (workspace: number) => `contacts_sort_${workspace}_`
/** The same for the same order; keys are longer than names of indexes may be. */
const nameOf = ({ workspace_id: number, key, direction }: SortDemand) =>
  `${startOf(number)}${createHash('sha256').update(`${key} ${direction}`).digest('hex').slice(0, 12)}`

async function sortIndexes(db: Database) {
  const { rows } = await sql<{ name: string; isValid: boolean; usedAt: string | null }>`
    select c.relname as name, i.indisvalid as "isValid", s.last_idx_scan as "usedAt"
    from pg_index i join pg_class c on c.oid = i.indexrelid
    left join pg_stat_user_indexes s on s.indexrelid = i.indexrelid
    where i.indrelid = 'contacts'::regclass and c.relname like 'contacts\\_sort\\_%'`.execute(db)
  return rows
}

async function contactsOf(db: Database, number: number): Promise<number> {
  const { count } = await db
    .selectFrom('contacts')
    .where('workspace_id', '=', number)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
