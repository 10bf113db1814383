import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, expect, inject } from 'vitest'
import { openDatabase } from '#server/store/database'
import type { Tables } from '#server/store/tables'
import { hasRowSecurity, isCall, keepsToTenant, roleOfCall, tenantTables } from './tenant-wall.ts'

/** The database that others are copied from. */
export const TEMPLATE = 'template_of_tests'

/** A database of this test file's own, with all tables and no rows. It goes when the file's tests are over. */
export async function testDatabase(): Promise<Kysely<Tables>> {
  const engine = inject('engine')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openDatabase({ connection: engine, connections: 1 })
  await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)} strategy wal_log`.execute(admin)
  const escaped = new Set<string>()
  const tables: string[] = []
  const db = openDatabase({
    connection: { ...engine, database: name },
    onStatement(statement) {
      if (isCall() && !keepsToTenant(statement, tables)) escaped.add(statement)
    },
    ...(hasRowSecurity && { onTake: roleOfCall }),
  })
  for (const { name: table, column } of await tenantTables(db))
    if (column === 'workspace_id') tables.push(table)
  afterAll(async () => {
    expect([...escaped], 'statements that name no workspace').toEqual([])
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
    await admin.destroy()
  })
  return db
}
