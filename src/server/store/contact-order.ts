import { sql, type RawBuilder } from 'kysely'
import type { ContactSearch } from '#api/contacts'
import { ruleBroken } from '#domain/kernel/refusals'

type Sort = NonNullable<ContactSearch['sort']>

/** Keys of columns that every contact has a value in: without a word on nulls, so that an index is read in their order. */
const columns: ReadonlyMap<string, string> = new Map([
  ['id', 'c.id'],
  ['createdAt', 'c.id'],
  ['email', 'c.email'],
  ['status', 'c.status'],
  ['source', 'c.source'],
  ['engagement.score', 'c.score'],
  ['lastEventAt', 'c.last_event_at'],
  ['statusAt', 'c.status_at'],
  ['updatedAt', 'c.updated_at'],
])

/** Own keys whose values are compared as texts. */
const texts: ReadonlySet<string> = new Set(['name', 'locale', 'timezone'])

/** Whether the order is of what a contact is compared by, and of no column of its own. */
export const isOfValues = (key: string): boolean => !columns.has(key)

/**
 * What contacts (`c`) are ordered by: empty values come last, and those who came first go before their equals. Throws a 422
 * for a key that there is none of.
 */
export function orderOf(sort: Sort, deletedKeys: ReadonlySet<string>): RawBuilder<unknown> {
  if (sort.length === 0) return sql`c.id desc`
  const keys = sort.flatMap(({ key, direction }) => {
    const column = columns.get(key)
    if (column !== undefined) return [direction === 'asc' ? sql.ref(column) : sql`${sql.ref(column)} desc`]
    return deletedKeys.has(propertyOf(key) ?? '') ? [] : orderOfValues(sql.ref('c.match'), key, direction)
  })
  return sql.join([...keys, sql`c.id`])
}

/** The same for one key of the values in the column `match`; nothing of it is a parameter, so that an index can be of it. */
export function orderOfValues(
  match: RawBuilder<unknown>,
  key: string,
  direction: Sort[number]['direction'],
): RawBuilder<unknown>[] {
  const way = direction === 'asc' ? sql`asc nulls last` : sql`desc nulls last`
  if (texts.has(key)) return [sql`(nullif(${match} ->> ${sql.lit(key)}, '')) ${way}`]
  const property = propertyOf(key)
  if (property === undefined)
    throw ruleBroken(`Contacts can't be sorted by "${key}".`, `「${key}」では並べ替えできません。`)
  const value = sql`${match} -> ${sql.lit(property)}`
  const text = sql`${match} ->> ${sql.lit(property)}`
  return [
    sql`(case jsonb_typeof(${value}) when 'number' then (${text})::float8 when 'boolean' then (${text})::boolean::int end) ${way}`,
    sql`(case when jsonb_typeof(${value}) = 'string' then nullif(${text}, '') end) ${way}`,
  ]
}

const propertyOf = (key: string) => /^properties\.(\w+)$/.exec(key)?.[1]
