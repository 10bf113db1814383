import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contactHandlers } from '#server/contacts/contacts.handlers'
import { testCaller, TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'

const db = await testDatabase()
const tenant = await testTenant(db, 'ws_kept')
const other = await testTenant(db, 'ws_other')
const call = testCaller(db, tenant, contactHandlers)
const callOther = testCaller(db, other, contactHandlers)

const add = (caller: typeof call, name: string) =>
  caller('contacts.upsert', { body: { email: `${name}@example.jp` } })
const count = (caller: typeof call, body: unknown = {}, now = TEST_NOW) =>
  caller('contacts.count', { body, now })

/** Takes a contact away as nobody can but somebody who wants to know what is kept. */
const takeAwayUnseen = (email: string) =>
  db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = replica`.execute(inside)
    await sql`delete from events where contact_id = (select id from contacts where email = ${email})`.execute(
      inside,
    )
    await sql`delete from contacts where email = ${email}`.execute(inside)
  })

test('a count is kept until something changes, and what one workspace does changes nothing in another', async () => {
  for (const name of ['a', 'b', 'c']) await add(call, name)
  await add(callOther, 'z')
  expect(await count(call)).toEqual({ count: 3 })
  await takeAwayUnseen('a@example.jp')
  await add(callOther, 'y')
  expect(await count(call)).toEqual({ count: 3 })
  expect(await count(callOther)).toEqual({ count: 2 })
  // Another question is another count.
  expect(await count(call, { q: 'example' })).toEqual({ count: 2 })
  await add(call, 'd')
  expect(await count(call)).toEqual({ count: 3 })
})

test('what looks at times is counted anew after a minute', async () => {
  const opened = {
    conditions: {
      id: 'n1',
      kind: 'event',
      type: 'contact.created',
      did: true,
      window: { kind: 'last', value: 1, unit: 'hour' },
    },
  }
  expect(await count(call, opened)).toEqual({ count: 3 })
  expect(await count(call, opened, '2026-03-01T09:59:59.000Z')).toEqual({ count: 3 })
  expect(await count(call, opened, '2026-03-01T10:01:00.000Z')).toEqual({ count: 0 })
})
