import { sql } from 'kysely'
import type { SchemaProperty, SchemaType } from '#api/schemas'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** The properties that contacts or events of a workspace have. */
export interface StoredSchema {
  type: SchemaType
  properties: SchemaProperty[]
  /** Keys are for ever: that of a deleted property is not used again. */
  deletedKeys: string[]
  version: number
}

/** A schema; `lock`: until the transaction ends nobody else changes it. */
export async function oneSchema(
  db: Database,
  { number }: Tenant,
  type: SchemaType,
  { lock = false } = {},
): Promise<StoredSchema | undefined> {
  const query = db
    .selectFrom('schemas')
    .where('workspace_id', '=', number)
    .where('type', '=', type)
    .select(['properties', 'deleted_keys', 'version'])
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && { type, properties: row.properties, deletedKeys: row.deleted_keys, version: row.version }
}

/** Writes a schema, or the first version of it. */
export async function putSchema(db: Database, { number }: Tenant, schema: StoredSchema): Promise<void> {
  const columns = {
    properties: JSON.stringify(schema.properties),
    deleted_keys: schema.deletedKeys,
    version: schema.version,
  }
  await db
    .insertInto('schemas')
    .values({ workspace_id: number, type: schema.type, ...columns })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'type']).doUpdateSet(columns))
    .execute()
}

/** Contacts up to which it is counted how many have a value: on every look at a schema all of them are read. */
const COUNTED = { contacts: 50_000 } as const

/** How many contacts have a value, by property; undefined where there are too many to count on every question. */
export async function filledCounts(
  db: Database,
  { number }: Tenant,
): Promise<ReadonlyMap<string, number> | undefined> {
  const { rows: some } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from contacts c where c.workspace_id = ${number} limit ${COUNTED.contacts + 1}) as s`.execute(
    db,
  )
  if ((some[0]?.count ?? 0) > COUNTED.contacts) return undefined
  const { rows } = await sql<{ key: string; count: number }>`
    select k.key, count(*) as count from contacts c, jsonb_object_keys(c.match) as k (key)
    where c.workspace_id = ${number} group by k.key`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** The zone whose calendar counts in a workspace. */
export async function workspaceTimezone(db: Database, { number }: Tenant): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`
    select timezone from workspaces where number = ${number}`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}
