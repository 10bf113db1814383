import { sql } from 'kysely'
import type { SchemaProperty, SchemaType } from '#api/schemas'
import { eventProperties, systemProperties } from '#domain/schemas/system-properties'
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

/** A schema. */
export async function oneSchema(db: Database, { number }: Tenant, type: SchemaType): Promise<StoredSchema> {
  const row = await db
    .selectFrom('schemas')
    .where('workspace_id', '=', number)
    .where('type', '=', type)
    .select(['properties', 'deleted_keys', 'version'])
    .executeTakeFirst()
  return row
    ? { type, properties: row.properties, deletedKeys: row.deleted_keys, version: row.version }
    : { type, properties: firstProperties[type], deletedKeys: [], version: 1 }
}

/** What a workspace has before anybody changed its schema. */
const firstProperties = { contact: systemProperties, contact_event: eventProperties }

/**
 * Writes a schema after the version before it. Answers false where somebody else wrote that version's successor at the same
 * moment.
 */
export async function putSchema(db: Database, { number }: Tenant, schema: StoredSchema): Promise<boolean> {
  const columns = {
    properties: JSON.stringify(schema.properties),
    deleted_keys: schema.deletedKeys,
    version: schema.version,
  }
  const row = await db
    .insertInto('schemas')
    .values({ workspace_id: number, type: schema.type, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'type'])
        .doUpdateSet(columns)
        .where('schemas.version', '=', schema.version - 1),
    )
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** Contacts up to which it is counted how many have a value: on every look at a schema all of them are read. */
const COUNTED = { contacts: 50_000 } as const

/** How many contacts have a value, by property: an empty text or list is none (SEG-6). Undefined where there are too many to count on every question. */
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
    select k.key, count(*) as count from contacts c, jsonb_each(c.match) as k (key, value)
    where c.workspace_id = ${number} and k.value not in ('""', '[]') group by k.key`.execute(db)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** The zone whose calendar counts in a workspace. */
export async function workspaceTimezone(db: Database, { number }: Tenant): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`
    select timezone from workspaces where number = ${number}`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}
