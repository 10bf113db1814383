import { describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { contactStatuses } from '#lib/contact-status'
import { EXPORT_ROWS } from '#lib/export-rows'
import { contactEventHandlers } from '#server/contact-events/contact-events.handlers'
import { mailingListHandlers } from '#server/mailing-lists/mailing-lists.handlers'
import { schemaHandlers } from '#server/schemas/schemas.handlers'
import { segmentHandlers } from '#server/segments/segments.handlers'
import { addContacts, deleteContact } from '#server/store/contacts.store'
import { testCaller, TEST_NOW } from '#server/testing/test-call'
import { testDatabase } from '#server/testing/test-database'
import { testTenant } from '#server/testing/test-tenant'
import { contactHandlers } from './contacts.handlers.ts'

const db = await testDatabase()
const handlers = [
  ...contactHandlers,
  ...contactEventHandlers,
  ...mailingListHandlers,
  ...schemaHandlers,
  ...segmentHandlers,
]
const call = testCaller(db, await testTenant(db, 'ws_one'), handlers)
const other = testCaller(db, await testTenant(db, 'ws_two'), handlers)

const list = (await call('mailing-lists.create', { body: { name: 'News', optIn: 'double' } })) as {
  id: string
}
await call('schemas.createProperty', {
  params: { type: 'contact' },
  body: { version: 1, key: 'plan', type: 'string', label: 'Plan' },
})

interface Shown {
  id: string
  version: number
  [key: string]: unknown
}
const upsert = async (body: unknown, by = call) =>
  (await by('contacts.upsert', { body })) as { contact: Shown; created: boolean }
const search = async (body: unknown, by = call) =>
  ((await by('contacts.search', { body })) as { items: Shown[] }).items.map(({ email }) => email)

const subscriber = (id: string, email: string) => ({
  id,
  email,
  status: 'subscribed' as const,
  statusAt: TEST_NOW,
  properties: {},
  subscriptions: [],
  source: 'manual' as const,
  createdAt: TEST_NOW,
  updatedAt: TEST_NOW,
  version: 1,
})

test('a file has everybody once, whoever is added or deleted while it is made', async () => {
  const tenant = await testTenant(db, 'ws_busy')
  const busy = testCaller(db, tenant, handlers)
  const person = (place: number) => subscriber(`con_busy_${place}`, `busy${place}@example.jp`)
  const there = Array.from({ length: 1002 }, (_, place) => person(place))
  await addContacts(db, tenant, there)
  for (const change of ['add', 'delete'] as const) {
    // The first page waits for the lists of its contacts until the newest, which is on it, is another one.
    const { file } = await db.transaction().execute(async (holding) => {
      await sql`lock table subscriptions in access exclusive mode`.execute(holding)
      const made = busy('contacts.exportCsv', {
        body: { columns: ['email'], encoding: 'utf-8', limit: 1010 },
      })
      // Not asked in the transaction, which would be told the same again.
      await vi.waitUntil(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        return rows.length > 0
      })
      if (change === 'add') await addContacts(holding, tenant, [person(1002)])
      else await deleteContact(holding, tenant, { uid: 'con_busy_1002' }, Date.parse(TEST_NOW))
      return { file: made }
    })
    const { data } = (await file) as { data: string }
    const [, ...addresses] = Buffer.from(data, 'base64').toString().trimEnd().split('\r\n')
    const missing = there.filter(({ email }) => !addresses.includes(email))
    expect({ change, missing, doubled: addresses.length - new Set(addresses).size }).toEqual({
      change,
      missing: [],
      doubled: 0,
    })
  }
})

test('a file of more contacts than one answer may have is refused, and comes in parts', async () => {
  const tenant = await testTenant(db, 'ws_many')
  const many = testCaller(db, tenant, handlers)
  const most = EXPORT_ROWS
  await addContacts(
    db,
    tenant,
    Array.from({ length: most + 1 }, (_, place) => subscriber(`con_${place}`, `p${place}@example.jp`)),
  )
  const rowsOf = async (part: object) =>
    many('contacts.exportCsv', { body: { columns: ['email'], encoding: 'utf-8', ...part } })
  await expect(rowsOf({})).rejects.toMatchObject({ code: 422 })
  expect(await rowsOf({ offset: 1 })).toMatchObject({ rows: most })
  expect(await rowsOf({ limit: most })).toMatchObject({ rows: most })
  expect(await rowsOf({ limit: most, offset: most })).toMatchObject({ rows: 1 })
})

test('parts of a file are of those who were found when it was begun, whoever comes and goes meanwhile', async () => {
  const tenant = await testTenant(db, 'ws_parts')
  const parts = testCaller(db, tenant, handlers)
  const names = Array.from({ length: 25 }, (_, place) => `p${String(place).padStart(2, '0')}@example.jp`)
  await addContacts(
    db,
    tenant,
    names.map((email, place) => subscriber(`con_part_${place}`, email)),
  )
  const question = {
    columns: ['email'],
    encoding: 'utf-8',
    sort: [{ key: 'email', direction: 'asc' }],
    limit: 10,
  }
  const part = async (offset: number, more: object = {}) => {
    const { data, rows } = (await parts('contacts.exportCsv', {
      body: { ...question, offset, ...more },
    })) as {
      data: string
      rows: number
    }
    const emails = Buffer.from(data, 'base64').toString().trimEnd().split('\r\n').slice(1)
    expect(emails).toHaveLength(rows)
    return emails
  }
  const leave = async (place: number) =>
    deleteContact(db, tenant, { uid: `con_part_${place}` }, Date.parse(TEST_NOW))
  expect(await part(0)).toEqual(names.slice(0, 10))
  // Of those who were told, of those who are still to come, and who was not there yet.
  for (const place of [3, 4, 12, 24]) await leave(place)
  await addContacts(db, tenant, [subscriber('con_part_new', 'a-new@example.jp')])
  const second = [...names.slice(10, 12), ...names.slice(13, 21)]
  expect(await part(10)).toEqual(second)
  expect(await part(10)).toEqual(second)
  expect(await part(20)).toEqual(names.slice(21, 24))
  // Of two that are asked for alike at the same time, each is of who was there when it was begun.
  expect(await part(0, { file: 'exp_1' })).toContain('a-new@example.jp')
  await leave(5)
  expect(await part(0, { file: 'exp_2' })).not.toContain('p05@example.jp')
  expect((await part(10, { file: 'exp_1' }))[0]).toBe('p11@example.jp')
  expect((await part(10, { file: 'exp_2' }))[0]).toBe('p13@example.jp')
  // Asked otherwise, and begun anew, it is of who is there now.
  expect(await part(10, { columns: ['email', 'name'] })).toHaveLength(10)
  expect((await part(0))[0]).toBe('a-new@example.jp')
  expect(await part(20)).toHaveLength(1)
})

describe('contacts', () => {
  test('are added, merged, changed and told with what happened', async () => {
    const { contact, created } = await upsert({
      email: 'Hanako@Example.jp',
      name: '佐藤 花子',
      properties: { plan: 'Pro' },
      mailingLists: { [list.id]: 'active' },
    })
    expect(created).toBe(true)
    expect(contact).toMatchObject({ email: 'hanako@example.jp', version: 1, properties: { plan: 'Pro' } })
    expect((await upsert({ email: 'hanako@example.jp', properties: { plan: 'ＰＲＯ ２' } })).created).toBe(
      false,
    )
    await expect(
      call('contacts.update', { params: { contactId: contact.id }, body: { version: 1, name: 'x' } }),
    ).rejects.toMatchObject({ code: 409 })
    const changed = (await call('contacts.update', {
      params: { contactId: contact.id },
      body: { version: 2, email: 'hana@example.jp' },
      now: '2026-03-02T09:00:00.000Z',
    })) as Shown
    // Whoever confirmed the old address has not confirmed the new one.
    expect(changed).toMatchObject({
      version: 3,
      subscriptions: [{ status: 'pending' }],
      lastEventAt: '2026-03-02T09:00:00.000Z',
    })
    const events = (await call('contact-events.search', { body: { contactId: contact.id, limit: 2 } })) as {
      items: { type: string }[]
      nextCursor: string
    }
    expect(events.items.map(({ type }) => type)).toEqual(['contact.updated', 'contact.updated'])
    const rest = (await call('contact-events.search', {
      body: { contactId: contact.id, cursor: events.nextCursor },
    })) as { items: { type: string }[]; nextCursor: unknown }
    expect(rest).toMatchObject({ items: [{ type: 'contact.created' }], nextCursor: null })
  })

  test('are found by pieces of text, conditions and order', async () => {
    for (const [email, name, plan] of [
      ['b@example.jp', '田中', 'b'],
      ['a@example.jp', '', 'a'],
      ['c%@example.jp', 'アベ', ''],
    ] as const)
      await upsert({ email, name, properties: { plan } })
    expect(await search({ q: '田中' })).toEqual(['b@example.jp'])
    expect(await search({ q: 'ｱﾍﾞ' })).toEqual(['c%@example.jp'])
    expect(await search({ q: '%@' })).toEqual(['c%@example.jp'])
    expect(await search({ q: 'ZZ' })).toEqual([])
    expect(await search({ ids: ['con_none'] })).toEqual([])
    const order = await search({ sort: [{ key: 'properties.plan', direction: 'desc' }] })
    expect(order).toEqual(['hana@example.jp', 'b@example.jp', 'a@example.jp', 'c%@example.jp'])
    expect(await search({})).toEqual(['c%@example.jp', 'a@example.jp', 'b@example.jp', 'hana@example.jp'])
    await expect(search({ sort: [{ key: 'secret', direction: 'asc' }] })).rejects.toMatchObject({ code: 422 })
    const isPro = { id: 'p', kind: 'property', key: 'plan', op: 'starts', value: 'pro' }
    expect(await search({ conditions: isPro })).toEqual(['hana@example.jp'])
    await expect(search({ conditions: { ...isPro, key: 'nothing' } })).rejects.toMatchObject({ code: 422 })
    expect(await call('contacts.count', { body: { conditions: isPro } })).toEqual({ count: 1 })
    const file = (await call('contacts.exportCsv', {
      body: {
        columns: ['email', 'mailingLists'],
        encoding: 'utf-8',
        sort: [{ key: 'email', direction: 'asc' }],
      },
    })) as { data: string; rows: number }
    expect(file.rows).toBe(4)
    expect(Buffer.from(file.data, 'base64').toString()).toContain('hana@example.jp,\r\n')
  })

  test('that two add at once are one contact', async () => {
    const both = await Promise.all([
      upsert({ email: 'twice@example.jp' }),
      upsert({ email: 'twice@example.jp' }),
    ])
    expect(both.map(({ created }) => String(created)).sort()).toEqual(['false', 'true'])
    expect(new Set(both.map(({ contact }) => contact.id)).size).toBe(1)
    const [{ contact }] = both
    const changes = await Promise.allSettled(
      ['one', 'two'].map((name) =>
        call('contacts.update', { params: { contactId: contact.id }, body: { version: 2, name } }),
      ),
    )
    expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('of another workspace are not there', async () => {
    const { contact } = await upsert({ email: 'mine@example.jp' })
    const params = { contactId: contact.id }
    expect(await search({}, other)).toEqual([])
    expect(await search({ ids: [contact.id] }, other)).toEqual([])
    expect(await search({ mailingListId: list.id }, other)).toEqual([])
    await expect(other('contacts.one', { params })).rejects.toMatchObject({ code: 404 })
    await expect(other('contacts.update', { params, body: { version: 1 } })).rejects.toMatchObject({
      code: 404,
    })
    await expect(other('contacts.delete', { params })).rejects.toMatchObject({ code: 404 })
    await expect(other('contact-events.search', { body: params })).rejects.toMatchObject({ code: 404 })
    await expect(
      upsert({ email: 'theirs@example.jp', mailingLists: { [list.id]: 'active' } }, other),
    ).rejects.toMatchObject({ code: 422 })
    expect((await upsert({ email: 'mine@example.jp' }, other)).created).toBe(true)
    await other('contacts.deleteByEmail', { body: { email: 'mine@example.jp' } })
    expect(await call('contacts.one', { params })).toMatchObject({ email: 'mine@example.jp' })
  })

  test('go, and what they did stays', async () => {
    const { contact } = await upsert({ email: 'gone@example.jp', mailingLists: { [list.id]: 'active' } })
    await call('contacts.delete', { params: { contactId: contact.id } })
    const { items } = (await call('contact-events.search', { body: { limit: 1 } })) as { items: unknown[] }
    expect(items).toMatchObject([{ type: 'contact.updated' }])
    expect(await call('mailing-lists.one', { params: { mailingListId: list.id } })).toMatchObject({
      counts: { active: 0, pending: 1, unsubscribed: 0, bounced: 0 },
    })
  })
})

describe('lists, schemas and segments', () => {
  test('names are taken once, also at the same moment', async () => {
    const tries = await Promise.allSettled(
      [1, 2].map(() => call('mailing-lists.create', { body: { name: 'Ｎｅｗ' } })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(call('mailing-lists.create', { body: { name: 'new' } })).rejects.toMatchObject({ code: 409 })
  })

  test('a segment is counted, named and found by', async () => {
    const conditions = {
      id: 'g',
      kind: 'group',
      match: 'all',
      children: [{ id: 'p', kind: 'property', key: 'plan', op: 'is_set' }],
    }
    const segment = (await call('segments.create', { body: { name: 'Paying', conditions } })) as Shown
    expect(segment).toMatchObject({ status: 'ready', count: 3, countedAt: TEST_NOW })
    expect(await search({ segmentId: segment.id, sort: [{ key: 'email', direction: 'asc' }] })).toEqual([
      'a@example.jp',
      'b@example.jp',
      'hana@example.jp',
    ])
    expect(await search({ segmentId: segment.id }, other)).toEqual([])
    const itself = {
      ...conditions,
      children: [{ id: 's', kind: 'segment', op: 'in', segmentId: segment.id }],
    }
    await expect(
      call('segments.update', {
        params: { segmentId: segment.id },
        body: { version: 1, conditions: itself },
      }),
    ).rejects.toMatchObject({ code: 422 })
    const schema = (await call('schemas.one', { params: { type: 'contact' } })) as { properties: Shown[] }
    // An empty text is no value (SEG-6).
    expect(schema.properties.find(({ key }) => key === 'plan')).toMatchObject({
      stats: { filled: 3 },
      usedBy: { segments: 1 },
    })
    await call('schemas.deleteProperty', { params: { type: 'contact', key: 'plan' } })
    expect(await call('segments.one', { params: { segmentId: segment.id } })).toMatchObject({
      status: 'failed',
    })
    const [hana] = ((await call('contacts.search', { body: { q: 'hana' } })) as { items: Shown[] }).items
    expect(hana?.['properties']).toEqual({})
  })
})

describe('whoever wanted no more mail when they were deleted', () => {
  const list = async () =>
    (await call('mailing-lists.create', { body: { name: `List ${Math.random()}`, optIn: 'single' } })) as {
      id: string
    }
  const gone = async (email: string, status: 'unsubscribed' | 'complained') => {
    const { contact } = await upsert({ email })
    await db
      .updateTable('contacts')
      .set({ status: contactStatuses.indexOf(status), status_at: '2025-05-01T00:00:00.000Z' })
      .where('uid', '=', contact.id)
      .execute()
    await call('contacts.delete', { params: { contactId: contact.id } })
  }

  test('is the same when they are added again, and the address is not kept', async () => {
    await gone('left@example.jp', 'unsubscribed')
    const { rows } = await sql`select * from suppressions`.execute(db)
    expect(JSON.stringify(rows)).not.toContain('left')
    const { contact, created } = await upsert({ email: 'Left@example.jp' })
    expect(created).toBe(true)
    expect(contact).toMatchObject({
      status: 'unsubscribed',
      statusAt: '2025-05-01T00:00:00.000Z',
      statusReason: 'The contact was unsubscribed when it was deleted before.',
    })
    expect((await upsert({ email: 'left@example.jp' }, other)).contact['status']).toBe('subscribed')
  })

  test('is the same where another contact moves to their address, and where theirs moved away', async () => {
    await gone('old@example.jp', 'unsubscribed')
    const { contact } = await upsert({ email: 'mover@example.jp' })
    const move = async ({ id, version }: Shown, email: string) =>
      (await call('contacts.update', { params: { contactId: id }, body: { version, email } })) as Shown
    const moved = await move(contact, 'old@example.jp')
    expect(moved['status']).toBe('unsubscribed')
    await move(moved, 'elsewhere@example.jp')
    expect((await upsert({ email: 'old@example.jp' })).contact['status']).toBe('unsubscribed')
    expect((await upsert({ email: 'mover@example.jp' })).contact['status']).toBe('subscribed')
  })

  test('is put on lists only with a note on a new consent, and never after a complaint', async () => {
    await gone('again@example.jp', 'unsubscribed')
    await gone('spam@example.jp', 'complained')
    const mailingLists = { [(await list()).id]: 'active' }
    const consent = { at: TEST_NOW, source: 'manual', note: 'By phone' }
    for (const body of [
      { email: 'again@example.jp', mailingLists },
      { email: 'spam@example.jp', mailingLists, consent },
    ])
      await expect(upsert(body)).rejects.toThrow("it can't be put on a list")
    const { contact } = await upsert({ email: 'again@example.jp', mailingLists, consent })
    expect(contact).toMatchObject({ status: 'subscribed', subscriptions: [{ status: 'active' }] })
    // Deleted as a subscriber, they are one when they come again.
    await call('contacts.delete', { params: { contactId: contact.id } })
    expect((await upsert({ email: 'again@example.jp' })).contact['status']).toBe('subscribed')
  })
})
