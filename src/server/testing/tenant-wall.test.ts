import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase } from './test-database.ts'
import { testTenant } from './test-tenant.ts'
import { asCall, hasRowSecurity, isCall, keepsToTenant } from './tenant-wall.ts'

const tables = ['contacts', 'subscriptions', 'mailing_lists']

describe('a statement keeps to its workspace', () => {
  test.each([
    'select * from contacts c where c.workspace_id = $1 and c.uid = $2',
    'select * from "contacts" where "workspace_id" = $1',
    'insert into contacts (workspace_id, uid) values ($1, $2)',
    'select 1 from contacts c join subscriptions s on s.workspace_id = $1 and s.contact_id = c.id where c.workspace_id = $1',
    'select 1 from accounts',
    'update "contacts" set "name" = $1 where "workspace_id" = $2',
  ])('%s', (statement) => expect(keepsToTenant(statement, tables)).toBe(true))

  test.each([
    'select * from contacts c where c.uid = $1',
    'insert into contacts (uid) values ($1)',
    'delete from "subscriptions" where "contact_id" = $1',
    'select workspace_id from contacts',
    'select 1 from contacts c join subscriptions s on s.contact_id = c.id where c.workspace_id = $1',
    'select 1 from contacts c where c.workspace_id = $1 and c.id in (select contact_id from subscriptions)',
    'update contacts c set name = n.name from unnest($1) as n where c.uid = n.uid',
  ])('not %s', (statement) => expect(keepsToTenant(statement, tables)).toBe(false))
})

test('statements of calls are watched, those of tests are not', async () => {
  const db = await testDatabase()
  expect(isCall()).toBe(false)
  const seen = await asCall(async () => {
    await sql`select 1`.execute(db)
    return isCall()
  })
  expect(seen).toBe(true)
})

test.runIf(hasRowSecurity)(
  'the database gives a call no rows of another workspace, and takes none',
  async () => {
    const db = await testDatabase()
    const [one, two] = [await testTenant(db, 'ws_one'), await testTenant(db, 'ws_two')]
    for (const tenant of [one, two])
      await sql`
      insert into schemas (workspace_id, type, properties) values (${tenant.number}, 'contact', '[]')`.execute(
        db,
      )
    const numbers = async () => {
      const { rows } = await sql<{
        at: number
      }>`select workspace_id as at from schemas where workspace_id > 0`.execute(db)
      return rows.map(({ at }) => at)
    }
    expect(await numbers()).toHaveLength(2)
    expect(await asCall(numbers, one)).toEqual([one.number])
    await expect(
      asCall(
        async () =>
          sql`insert into schemas (workspace_id, type, properties) values (${two.number}, 'event', '[]')`.execute(
            db,
          ),
        one,
      ),
    ).rejects.toThrow(/row-level security/)
  },
)
