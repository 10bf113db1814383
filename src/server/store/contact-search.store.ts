import { sql } from 'kysely'
import type { Contact, ContactFilter, ContactSearch } from '#api/contacts'
import type { ConditionNode } from '#lib/condition-tree'
import { ENGAGEMENT } from '#domain/contacts/engagement'
import { contactStatuses } from '#lib/contact-status'
import { DAY } from '#lib/duration'
import { fold } from '#lib/fold-text'
import { isStorable, never, type Condition } from './condition-property.ts'
import { idsOf } from './condition-sets.ts'
import { compileConditions, onList, type ConditionsContext } from './conditions.ts'
import { gramsOf } from './contact-columns.ts'
import { orderOf } from './contact-order.ts'
import { shownColumns, storedOf, type ShownRow } from './contacts.store.ts'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'
import { withinTime } from './time-limit.ts'

/** What a filter asks of a contact (`c`). */
function conditionsOf(
  tenant: Tenant,
  { q, conditions, status, mailingListId, segmentId, ids }: ContactFilter,
  context: ConditionsContext,
): Condition {
  const all: Condition[] = [sql`c.workspace_id = ${tenant.number}`]
  if (status && status.length > 0)
    all.push(sql`c.status = any(${status.map((one) => contactStatuses.indexOf(one))}::int2[])`)
  if (mailingListId !== undefined) all.push(onList(tenant, mailingListId))
  if (ids) all.push(sql`c.uid = any(${ids.filter(isStorable)}::text[])`)
  const text = fold(q ?? '').trim()
  if (text !== '') all.push(...contains(text))
  const trees: ConditionNode[] = []
  if (conditions) trees.push(conditions)
  if (segmentId !== undefined) trees.push({ id: '', kind: 'segment', op: 'in', segmentId })
  for (const tree of trees) all.push(compileConditions(tenant, tree, context))
  return sql`${sql.join(all, sql` and `)}`
}

/** Characters of the pieces that the index of texts is made of. */
const TRIGRAM = 3

/** The text literally in address, name and id; of two characters, which no trigram holds, by their pair. */
function contains(text: string): Condition[] {
  if (!isStorable(text)) return [never]
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const length = Array.from(text).length
  const grams = length === 2 ? gramsOf(text) : null
  if (grams) return [sql`c.grams @> ${grams}::text[]`, sql`c.search like ${pattern}`]
  // For less than a trigram the index would be read from end to end; it is not used where the column is hidden from it.
  return [length < TRIGRAM ? sql`(c.search || '') like ${pattern}` : sql`c.search like ${pattern}`]
}

/** What a search is asked in. */
export interface SearchContext extends ConditionsContext {
  deletedKeys: ReadonlySet<string>
}

/** How many contacts the filter finds: exactly. Throws a 503 where that takes too long. */
export async function countContacts(
  db: Database,
  tenant: Tenant,
  filter: ContactFilter,
  context: SearchContext,
): Promise<number> {
  const { rows } = await withinTime(db, (inside) => countQuery(tenant, filter, context).execute(inside))
  return rows[0]?.count ?? 0
}

/** What a count asks the database: contacts themselves only where lists and events can't say it alone. */
export function countQuery(tenant: Tenant, filter: ContactFilter, context: SearchContext) {
  const { mailingListId, conditions, q, status, segmentId, ids, ...more } = filter
  const isOfSets =
    (q ?? '').trim() === '' &&
    (status ?? []).length === 0 &&
    ids === undefined &&
    Object.keys(more).length === 0
  const trees: ConditionNode[] = conditions ? [conditions] : []
  if (mailingListId !== undefined) trees.push({ id: '', kind: 'list', op: 'in', mailingListId })
  if (segmentId !== undefined) trees.push({ id: '', kind: 'segment', op: 'in', segmentId })
  const [tree, ...rest] = trees
  const all: ConditionNode | undefined =
    rest.length === 0 ? tree : { id: '', kind: 'group', match: 'all', children: trees }
  const found = isOfSets && all ? idsOf(tenant, all, context) : undefined
  return found
    ? sql<{ count: number }>`select count(*) as count from (${found}) found`
    : sql<{ count: number }>`
        select count(*) as count from contacts c where ${conditionsOf(tenant, filter, context)}`
}

/** Some of the contacts that the filter finds, in order (a 503 where that takes too long); `segmentIds` are left to whoever knows segments. */
export async function searchContacts(
  db: Database,
  tenant: Tenant,
  filter: ContactFilter & Pick<ContactSearch, 'sort'>,
  part: Part,
  context: SearchContext,
): Promise<Contact[]> {
  const { rows } = await withinTime(db, (inside) => pageQuery(tenant, filter, part, context).execute(inside))
  return shownOf(db, tenant, rows, context)
}

/** How long the whole order of contacts may take, in ms: it is asked for once for a file, however many parts that has. */
const WHOLE = { within: 30_000 } as const

/** The numbers of those whom the filter finds, in order (a 503 where that takes too long). */
export async function contactNumbers(
  db: Database,
  tenant: Tenant,
  { sort = [], ...filter }: ContactFilter & Pick<ContactSearch, 'sort'>,
  { offset, limit }: Partial<Part> & Pick<Part, 'offset'>,
  context: SearchContext,
): Promise<number[]> {
  // As one value: a million rows would each be an object for a moment.
  const query = sql<{ numbers: number[] }>`
    select array_to_json(array(
      select c.id from contacts c where ${conditionsOf(tenant, filter, context)}
      order by ${orderOf(sort, context.deletedKeys)}
      limit ${limit ?? null}::int8 offset ${Math.min(offset, OFFSET.most)})) as numbers`
  const { rows } = await withinTime(db, (inside) => query.execute(inside), WHOLE.within)
  return rows[0]?.numbers ?? []
}

/** Contacts by their numbers, in that order; those that are gone are left out. */
export async function contactsNumbered(
  db: Database,
  tenant: Tenant,
  numbers: readonly number[],
  context: SearchContext,
): Promise<Contact[]> {
  const { rows } = await sql<ShownRow>`
    select ${sql.join(shownColumns.map((column) => sql.ref(column)))} from contacts c
    where c.workspace_id = ${tenant.number} and c.id = any(${[...numbers]}::int8[])`.execute(db)
  const byNumber = new Map(rows.map((row) => [row.id, row]))
  const inOrder = numbers.flatMap((number) => byNumber.get(number) ?? [])
  return shownOf(db, tenant, inOrder, context)
}

/** An integer of the contract may be larger than one of the database; nobody has so many contacts. */
const OFFSET = { most: Number.MAX_SAFE_INTEGER } as const

interface Part {
  offset: number
  limit: number
}

/** What a page asks the database. */
export function pageQuery(
  tenant: Tenant,
  { sort = [], ...filter }: ContactFilter & Pick<ContactSearch, 'sort'>,
  { offset, limit }: Part,
  context: SearchContext,
) {
  return sql<ShownRow>`
    select ${sql.join(shownColumns.map((column) => sql.ref(column)))} from contacts c
    where ${conditionsOf(tenant, filter, context)}
    order by ${orderOf(sort, context.deletedKeys)}
    limit ${limit} offset ${Math.min(offset, OFFSET.most)}`
}

/** One contact; undefined where there is none, or it is another workspace's. */
export async function oneContact(
  db: Database,
  tenant: Tenant,
  uid: string,
  context: SearchContext,
): Promise<Contact | undefined> {
  const [one] = await searchContacts(db, tenant, { ids: [uid] }, { offset: 0, limit: 1 }, context)
  return one
}

async function shownOf(
  db: Database,
  tenant: Tenant,
  rows: readonly ShownRow[],
  { now, deletedKeys }: SearchContext,
): Promise<Contact[]> {
  const stored = await storedOf(db, tenant, rows)
  const mails = await mailsOf(db, tenant, rows, now)
  return stored.flatMap((contact, place) => {
    const row = rows[place]
    if (!row) return []
    const kinds = new Map(mails.filter(({ id }) => id === row.id).map((one) => [one.type, one]))
    const [opened, clicked] = [kinds.get('email.opened'), kinds.get('email.clicked')]
    return {
      ...contact,
      properties: Object.fromEntries(
        Object.entries(contact.properties).filter(([key]) => !deletedKeys.has(key)),
      ),
      segmentIds: [],
      engagement: {
        sent: kinds.get('email.sent')?.count ?? 0,
        opened: opened?.count ?? 0,
        clicked: clicked?.count ?? 0,
        ...(opened && { lastOpenedAt: opened.last }),
        ...(clicked && { lastClickedAt: clicked.last }),
        score: scores[row.score] ?? 0,
      },
      lastEventAt: row.last_event_at,
    }
  })
}
const scores = [0, 1, 2, 3, 4, 5] as const

/** Mails to contacts and what they did with them lately, and when they last did. */
async function mailsOf(db: Database, { number }: Tenant, rows: readonly ShownRow[], now: number) {
  if (rows.length === 0) return []
  const since = new Date(now - ENGAGEMENT.days * DAY).toISOString()
  const { rows: found } = await sql<{ id: number; type: string; count: number; last: string }>`
    select e.contact_id as id, t.name as type,
      count(*) filter (where e.occurred_at > ${since}::timestamptz) as count, max(e.occurred_at) as last
    from events e join event_types t on t.workspace_id = ${number} and t.id = e.type
    where e.workspace_id = ${number} and e.contact_id = any(${rows.map(({ id }) => id)}::int8[])
      and t.name in ('email.sent', 'email.opened', 'email.clicked') and e.occurred_at <= ${new Date(now).toISOString()}::timestamptz
    group by e.contact_id, t.name`.execute(db)
  return found
}

/** Which of these contacts each of the conditions finds, by their ids. */
export async function whoFits(
  db: Database,
  tenant: Tenant,
  uids: readonly string[],
  trees: readonly ConditionNode[],
  context: SearchContext,
): Promise<ReadonlyMap<string, readonly boolean[]>> {
  if (trees.length === 0 || uids.length === 0) return new Map()
  const columns = trees.map((tree) => compileConditions(tenant, tree, context))
  const { rows } = await sql<{ uid: string; fits: boolean[] }>`
    select c.uid, array[${sql.join(columns)}] as fits from contacts c
    where c.workspace_id = ${tenant.number} and c.uid = any(${uids}::text[])`.execute(db)
  return new Map(rows.map(({ uid, fits }) => [uid, fits]))
}
