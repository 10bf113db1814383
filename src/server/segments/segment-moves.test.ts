import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { sql } from 'kysely'
import { HOUR } from '#lib/duration'
import { segmentRefreshJob } from '#server/jobs/segment-build.job'
import { inTransaction } from '#server/store/transaction'
import { workspaceNamed } from '#server/store/workspaces.store'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { testPorts } from '#server/testing/test-ports'
import { buildSegment } from './build-segment.ts'

const db = await testDatabase()
await seedTwo(db)
const server = testServer(db)
const context = {
  db,
  clock: server.clock,
  log: { info: () => undefined, error: () => undefined },
  keepMonths: undefined,
  ports: testPorts(),
}
const ask = async (method: string, path: string, body?: unknown) => {
  // Tokens are short, and the clock is turned by hours.
  const { token } = await server.signIn('acc_owner')
  const { status, value } = await server.json(path, { method, workspace: 'ws_one', token, body })
  expect(status, JSON.stringify(value)).toBe(200)
  return value
}
const Segment = v.object({ id: v.string(), version: v.number(), status: v.string() })
const Contact = v.object({ id: v.string(), version: v.number(), lastEventAt: v.string() })
const Events = v.object({
  items: v.array(
    v.object({
      type: v.string(),
      source: v.string(),
      payload: v.record(v.string(), v.unknown()),
      contactId: v.nullable(v.string()),
    }),
  ),
  nextCursor: v.nullable(v.string()),
})

const all = (...children: object[]) => ({ id: 'n0', kind: 'group', match: 'all', children })
const named = (value: string) => all({ id: 'n1', kind: 'property', key: 'name', op: 'contains', value })
const add = async (email: string, name: string) =>
  v.parse(v.object({ contact: Contact }), await ask('POST', '/v1/contacts', { email, name })).contact
const contact = async (id: string) => v.parse(Contact, await ask('GET', `/v1/contacts/${id}`))
const rename = async (id: string, name: string) =>
  ask('POST', `/v1/contacts/${id}`, { name, version: (await contact(id)).version })
const make = async (name: string, conditions: object) =>
  v.parse(Segment, await ask('POST', '/v1/segments', { name, conditions }))
const edit = async (id: string, body: object) => {
  const { version } = v.parse(Segment, await ask('GET', `/v1/segments/${id}`))
  return ask('PUT', `/v1/segments/${id}`, { version, ...body })
}
const search = async (body: object) => v.parse(Events, await ask('POST', '/v1/contact_events/search', body))
const types = ['segment.entered', 'segment.left']
/** What is known of the moves of a contact, newest first. */
const moves = async (contactId: string) =>
  (await search({ contactId, types })).items.map(({ type, payload }) => [type, payload['name']])
const nextHour = async () => {
  server.turn(HOUR)
  return segmentRefreshJob.run(context, {})
}

beforeEach(async () => {
  await db.deleteFrom('segments').execute()
  await db.deleteFrom('segment_members').execute()
  await db.deleteFrom('contacts').execute()
  await sql`delete from events`.execute(db)
})

test('who comes into a segment and goes out of it has an event of it, and the first build writes none (SEG-46)', async () => {
  const hana = await add('hana@example.jp', 'Hana')
  const other = await add('other@example.jp', 'Hana')
  const { id } = await make('Hanas', named('hana'))
  expect(await moves(hana.id)).toEqual([])
  const taro = await add('taro@example.jp', 'Taro')
  await rename(taro.id, 'Hana')
  await rename(hana.id, 'Taro')
  await ask('DELETE', `/v1/contacts/${other.id}`)
  const before = await contact(taro.id)
  await nextHour()
  expect(await moves(hana.id)).toEqual([['segment.left', 'Hanas']])
  expect((await search({ contactId: taro.id, types })).items).toMatchObject([
    { type: 'segment.entered', source: 'system', payload: { segmentId: id, name: 'Hanas' } },
  ])
  // It is nothing that they did.
  expect((await contact(taro.id)).lastEventAt).toBe(before.lastEventAt)
  await nextHour()
  await nextHour()
  expect((await search({ types })).items).toHaveLength(2)
  await rename(taro.id, 'Jiro')
  await nextHour()
  expect(await moves(taro.id)).toEqual([
    ['segment.left', 'Hanas'],
    ['segment.entered', 'Hanas'],
  ])
})

test('segments can ask for it, by the segment too', async () => {
  const { id } = await make('Hanas', named('hana'))
  await add('hana@example.jp', 'Hana')
  await nextHour()
  const count = async (value: string) =>
    ask('POST', '/v1/contacts/search/count', {
      conditions: all({
        id: 'n1',
        kind: 'event',
        type: 'segment.entered',
        did: true,
        count: { op: 'at_least', value: 1 },
        window: { kind: 'any' },
        where: [{ key: 'segmentId', op: 'eq', value }],
      }),
    })
  expect(await count(id)).toEqual({ count: 1 })
  expect(await count('seg_none')).toEqual({ count: 0 })
})

test('an edit moves nobody, that of a segment within neither, and a new name is no edit (SEG-47)', async () => {
  const hana = await add('hana@example.jp', 'Hana')
  const taro = await add('taro@example.jp', 'Taro')
  const inner = await make('Inner', named('hana'))
  const outer = await make('Outer', all({ id: 'n1', kind: 'segment', op: 'in', segmentId: inner.id }))
  await nextHour()
  await edit(inner.id, { conditions: named('taro') })
  await nextHour()
  expect([await moves(hana.id), await moves(taro.id)]).toEqual([[], []])
  await edit(outer.id, { timezone: 'America/New_York' })
  await nextHour()
  await edit(outer.id, { name: 'Around' })
  await rename(hana.id, 'Taro')
  await nextHour()
  const moved = await moves(hana.id)
  expect(moved).toHaveLength(2)
  expect(moved).toContainEqual(['segment.entered', 'Around'])
  expect(moved).toContainEqual(['segment.entered', 'Inner'])
  expect(await moves(taro.id)).toEqual([])
})

test('nobody is moved while a segment is archived, by its failing, or by its being whole again (SEG-47)', async () => {
  const hana = await add('hana@example.jp', 'Hana')
  const { id } = await make('Hanas', named('hana'))
  await edit(id, { archived: true })
  await rename(hana.id, 'Taro')
  await nextHour()
  await edit(id, { archived: false })
  await nextHour()
  expect(await moves(hana.id)).toEqual([])

  const list = v.parse(v.object({ id: v.string() }), await ask('POST', '/v1/mailing_lists', { name: 'L' }))
  const conditions = all({ id: 'n1', kind: 'list', op: 'not_in', mailingListId: list.id })
  const ofList = await make('On no list', conditions)
  await nextHour()
  const rows = await db.deleteFrom('mailing_lists').where('id', '=', list.id).returningAll().execute()
  await nextHour()
  expect(await ask('GET', `/v1/segments/${ofList.id}`)).toMatchObject({ status: 'failed' })
  const { number: _, created_by, updated_by, ...row } = rows[0] ?? expect.fail('There is no list.')
  await db
    .insertInto('mailing_lists')
    .values({
      ...row,
      created_by: JSON.stringify(created_by),
      updated_by: updated_by && JSON.stringify(updated_by),
    })
    .execute()
  await nextHour()
  expect(await ask('GET', `/v1/segments/${ofList.id}`)).toMatchObject({ status: 'ready' })
  expect(await moves(hana.id)).toEqual([])
})

test('two builds at once, and a job that runs again, write an event once', async () => {
  const { id } = await make('Hanas', named('hana'))
  const hana = await add('hana@example.jp', 'Hana')
  const { tenant } = (await workspaceNamed(db, 'ws_one')) ?? expect.fail('There is no workspace.')
  server.turn(HOUR)
  const build = () =>
    inTransaction(db, (inside) => buildSegment({ db: inside, tenant, clock: server.clock }, id))
  await Promise.all([build(), build(), build()])
  await build()
  expect(await moves(hana.id)).toEqual([['segment.entered', 'Hanas']])
  // A build that is not kept has written none.
  await rename(hana.id, 'Taro')
  await inTransaction(db, async (inside) => {
    await buildSegment({ db: inside, tenant, clock: server.clock }, id)
    throw new Error('killed')
  }).catch(() => undefined)
  expect(await moves(hana.id)).toHaveLength(1)
})

test('the newest activity of everybody and what was taken in are without them, and a page finds what is behind many (SEG-48)', async () => {
  const taken = async () => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(quantity), 0)::int8 as sum from usage_days where metric = 'events'`.execute(db)
    return rows[0]?.sum
  }
  const { id } = await make('Hanas', named('hana'))
  for (let place = 0; place < 30; place += 1) await add(`h${place}@example.jp`, 'Hana')
  const before = await taken()
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('insert into events')) statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  server.turn(HOUR)
  await segmentRefreshJob.run({ ...context, db: counted }, {})
  // One range of contacts is one statement, however many they are.
  expect(statements).toBe(1)
  expect((await search({ types, limit: 100 })).items).toHaveLength(30)
  expect(await taken()).toBe(before)
  const first = await search({ limit: 20 })
  const second = await search({ limit: 20, cursor: first.nextCursor ?? '' })
  const kinds = [...first.items, ...second.items].map(({ type }) => type)
  expect(kinds).toEqual(Array.from({ length: 30 }, () => 'contact.created'))
  expect(second.nextCursor).toBeNull()
  expect(new Set([...first.items, ...second.items].map(({ contactId }) => contactId)).size).toBe(30)
  await edit(id, { archived: true })
})
