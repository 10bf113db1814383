import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#api/connections'
import type { IntegrationCredential } from '#api/integration-credentials'
import type { MailingList } from '#api/mailing-lists'
import type { Schema } from '#api/schemas'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { connectionScheduleJob } from '#server/jobs/connection-sync.job'
import { SourceError, type Source, type SourceTokens } from '#server/ports/sources/source'
import { testDatabase } from '#server/testing/test-database'
import { testPorts } from '#server/testing/test-ports'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()

/** A service of a test: its rows, and what it does in place of answering. */
const service = {
  columns: [] as string[],
  rows: [] as Record<string, string>[],
  token: 'token-1',
  expiresAt: undefined as number | undefined,
  refreshes: 0,
  fail: undefined as SourceError['why'] | undefined,
  /** Runs before a page is answered. */
  before: async () => {},
  asked: [] as (string | undefined)[],
}
const PAGE = 300
const expectGood = (token: string) => {
  if (service.fail !== undefined) throw new SourceError(service.fail, 'As the test wants it.', 5)
  if (token !== service.token) throw new SourceError('no_access', 'It is another token.')
}
const tokens = (): SourceTokens => ({
  accessToken: service.token,
  refreshToken: 'refresh',
  expiresAt: service.expiresAt,
})
const source: Source = {
  authorizationUrl: ({ state, redirectUri }) =>
    `https://service.test/?${new URLSearchParams({ state, redirectUri })}`,
  async exchange(code) {
    if (code === 'bad') throw new SourceError('no_access', 'Not this one.')
    return tokens()
  },
  async refresh() {
    service.refreshes += 1
    service.token = `token-${service.refreshes + 1}`
    return tokens()
  },
  async account(token) {
    expectGood(token)
    return { name: 'The shop' }
  },
  async databases(token) {
    expectGood(token)
    return [{ id: 'db1', name: 'Customers' }]
  },
  async database(token, id) {
    expectGood(token)
    if (id !== 'db1') throw new SourceError('gone', 'No such one.')
    const properties = service.columns.map((key) => ({ key, name: key, type: 'text', samples: [] }))
    return { id, name: 'Customers', properties, rows: service.rows.slice(0, 20) }
  },
  async rows(token, _, cursor) {
    service.asked.push(cursor)
    await service.before()
    expectGood(token)
    const from = Number(cursor ?? 0)
    const rows = service.rows
      .slice(from, from + PAGE)
      .map((cells, row) => ({ name: `#${from + row + 1}`, cells }))
    return { rows, next: from + PAGE < service.rows.length ? String(from + PAGE) : undefined }
  },
}
const ports = testPorts({ sources: new Map([['notion', source]]) })
const server = testServer(db, { ports })
const elsewhere = { db, ports, clock: server.clock, keepMonths: undefined, log: { info() {}, error() {} } }

beforeAll(() => seedTwo(db))
beforeEach(async () => {
  Object.assign(service, {
    columns: ['mail', 'name', 'kind'],
    rows: [],
    fail: undefined,
    expiresAt: undefined,
    asked: [],
  })
  service.before = async () => {}
  await sql`delete from integration_credentials`.execute(db)
  await sql`delete from contacts`.execute(db)
})

const ONE = { account: 'acc_owner', workspace: 'ws_one' }
async function ask(method: string, path: string, body?: unknown, who = ONE) {
  const { token } = await server.signIn(who.account)
  return server.json(`/v1${path}`, { method, token, workspace: who.workspace, body })
}
async function answer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, value } = await ask(method, path, body)
  expect(status, JSON.stringify(value)).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
  return value as T
}
const CREDENTIALS = '/integration_credentials'
const begin = () =>
  answer<IntegrationCredential>('POST', CREDENTIALS, { integrationKey: 'notion', name: 'Shop' })
const request = (id: string) =>
  answer<{ authorizationUrl: string; state: string }>('POST', `${CREDENTIALS}/${id}/request`)
const exchange = (id: string, code: string, state: string) =>
  ask('POST', `${CREDENTIALS}/${id}/exchange`, { code, state })
async function access(): Promise<string> {
  const { id } = await begin()
  await exchange(id, 'good', (await request(id)).state)
  return id
}
const statusOf = async (id: string) =>
  (await answer<{ items: IntegrationCredential[] }>('GET', CREDENTIALS)).items.find((one) => one.id === id)
    ?.status
const mapping = [
  { from: 'mail', to: 'email', transform: 'lowercase' },
  { from: 'name', to: 'name' },
]
let names = 0
const connect = (credentialId: string, rest: object = {}) =>
  answer<Connection>('POST', '/connections', {
    name: `Customers ${(names += 1)}`,
    credentialId,
    database: { id: 'db1', name: 'Customers' },
    mapping,
    ...rest,
  })
const one = (id: string) => answer<Connection>('GET', `/connections/${id}`)
const change = async (id: string, body: object) =>
  ask('POST', `/connections/${id}`, { version: (await one(id)).version, ...body })
const work = () => connectionScheduleJob.run(elsewhere, {})
const count = async () => (await answer<{ count: number }>('POST', '/contacts/search/count', {})).count
const people = (number: number, from = 0) =>
  Array.from({ length: number }, (_, row) => ({
    mail: `P${from + row}@Shop.example`,
    name: `P${from + row}`,
  }))

describe('an access', () => {
  test('is given by a code and a state, each once, and its tokens are sealed', async () => {
    const { id, status } = await begin()
    expect(status).toBe('pending')
    const { state, authorizationUrl } = await request(id)
    expect(authorizationUrl).toContain(encodeURIComponent('http://localhost:8801/integration/callback'))
    expect(state.startsWith(`ws_one.${id}.`)).toBe(true)
    expect((await exchange(id, 'good', `${state}x`)).status).toBe(400)
    const both = await Promise.all([1, 2].map(() => exchange(id, 'good', state)))
    expect(both.map((said) => said.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(both.find((said) => said.status === 200)?.value).toMatchObject({
      status: 'active',
      account: { name: 'The shop' },
    })
    expect(JSON.stringify(both)).not.toContain('token-')
    const { rows } = await sql<{
      secret: Buffer
      asked: unknown
    }>`select secret, asked from integration_credentials`.execute(db)
    expect(rows[0]?.asked).toBeNull()
    expect(rows[0]?.secret.includes('token-')).toBe(false)
    expect(ports.seal.open(rows[0]?.secret ?? Buffer.alloc(0)).toString()).toContain('token-')
    expect((await ask('POST', `${CREDENTIALS}/${id}/request`)).status).toBe(422)
  })

  test('is not given after ten minutes, nor by a code that the service does not take', async () => {
    const { id } = await begin()
    const { state } = await request(id)
    server.turn(10 * MINUTE)
    expect((await exchange(id, 'good', state)).status).toBe(410)
    expect((await exchange(id, 'bad', (await request(id)).state)).status).toBe(422)
    expect(await statusOf(id)).toBe('error')
    await exchange(id, 'good', (await request(id)).state)
    expect(await statusOf(id)).toBe('active')
  })

  test('is refreshed once it has ended, by one of two callers at once; one that can’t be is expired', async () => {
    service.expiresAt = server.clock.now() + HOUR
    const id = await access()
    const before = service.refreshes
    server.turn(HOUR)
    service.expiresAt = undefined
    const both = await Promise.all([1, 2].map(() => ask('GET', `${CREDENTIALS}/${id}/databases`)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(service.refreshes).toBe(before + 1)
    // The service ended it early.
    service.token = 'another'
    expect((await ask('GET', `${CREDENTIALS}/${id}/databases`)).status).toBe(200)
    service.fail = 'no_access'
    expect((await ask('GET', `${CREDENTIALS}/${id}/databases`)).status).toBe(422)
    expect(await statusOf(id)).toBe('expired')
  })

  test('to a service that is busy or broken is still good', async () => {
    const id = await access()
    service.fail = 'busy'
    expect((await ask('GET', `${CREDENTIALS}/${id}/databases`)).status).toBe(429)
    service.fail = 'unavailable'
    expect((await ask('POST', `${CREDENTIALS}/${id}/check`)).status).toBe(503)
    service.fail = undefined
    expect((await ask('GET', `${CREDENTIALS}/${id}/databases/none`)).status).toBe(404)
    expect(await statusOf(id)).toBe('active')
  })

  test('to a service that nobody set up can’t be asked for', async () => {
    expect((await ask('POST', CREDENTIALS, { integrationKey: 'airtable', name: 'x' })).status).toBe(422)
    const { items } = await answer<{ items: { key: string; status: string }[] }>('GET', '/integrations')
    expect(items.filter(({ status }) => status === 'available').map(({ key }) => key)).toEqual(['notion'])
  })
})

describe('a sync', () => {
  test('takes rows by the rules of an import, and says what failed', async () => {
    service.rows = [
      ...people(3),
      { mail: 'no address', name: 'x' },
      { mail: 'p1@shop.example', name: 'Twice' },
    ]
    const { id, status } = await connect(await access())
    expect(status).toBe('syncing')
    await work()
    const after = await one(id)
    expect(after).toMatchObject({
      status: 'active',
      lastSync: {
        status: 'partial',
        created: 3,
        failed: 1,
        errors: [{ row: '#4', reason: 'invalid_email' }],
      },
    })
    expect(await count()).toBe(3)
    // Again, nothing is new.
    server.turn(SECOND)
    expect((await change(id, { action: 'sync' })).status).toBe(200)
    await work()
    expect((await one(id)).runs[0]).toMatchObject({ created: 0, status: 'partial' })
    expect((await change(id, { action: 'sync' })).status).toBe(429)
  })

  test('that was interrupted goes on where it was, whoever carries it on', async () => {
    service.rows = people(1000)
    const { id } = await connect(await access())
    let calls = 0
    service.before = async () => {
      calls += 1
      // After the first 600 rows the service wants us to wait.
      if (calls === 3) throw new SourceError('busy', 'Wait.', 5)
    }
    await work()
    expect(await count()).toBe(600)
    expect((await one(id)).status).toBe('syncing')
    service.asked.length = 0
    await Promise.all([work(), work()])
    expect(service.asked.every((cursor) => Number(cursor) >= 600)).toBe(true)
    expect(await one(id)).toMatchObject({
      status: 'active',
      lastSync: { status: 'succeeded', created: 1000 },
    })
    expect(await count()).toBe(1000)
  })

  test('that takes long lets others have their turn, and goes on after it', async () => {
    service.rows = people(3000)
    const credential = await access()
    const ids = [(await connect(credential)).id, (await connect(credential)).id]
    // Two pages are one part.
    service.before = async () => server.turn(2 * MINUTE)
    await work()
    for (const id of ids) expect(await one(id)).toMatchObject({ status: 'syncing' })
    expect(service.asked).toEqual([undefined, '300', '600', '900', undefined, '300', '600', '900'])
    await work()
    await work()
    for (const id of ids)
      expect(await one(id)).toMatchObject({ status: 'active', lastSync: { status: 'succeeded' } })
    expect(await count()).toBe(3000)
    expect(service.asked).toHaveLength(20)
  })

  test('whose service forgot where it was begins anew, and nobody is taken twice', async () => {
    service.rows = people(1000)
    const { id } = await connect(await access())
    let calls = 0
    service.before = async () => {
      calls += 1
      if (calls === 3) throw new SourceError('busy', 'Wait.', 5)
      // After a while it no longer knows the place.
      if (calls === 4) throw new SourceError('lost_place', 'It answered 422.')
    }
    await work()
    await work()
    service.asked.length = 0
    await work()
    expect(service.asked).toEqual([undefined, '300', '600', '900'])
    expect(await one(id)).toMatchObject({
      status: 'active',
      lastSync: { status: 'succeeded', created: 1000 },
    })
    expect(await count()).toBe(1000)
  })

  test('says so where its service did not answer for a day', async () => {
    service.rows = people(1)
    const { id } = await connect(await access())
    service.fail = 'unavailable'
    await work()
    server.turn(DAY + SECOND)
    await work()
    expect(await one(id)).toMatchObject({
      lastSync: { status: 'failed', errors: [{ row: '', reason: 'no_answer' }] },
    })
  })

  test('takes those off the lists whose rows are gone, but nobody back who unsubscribed', async () => {
    const { id: list } = await answer<{ id: string }>('POST', '/mailing_lists', { name: 'Customers' })
    service.rows = people(3)
    const rest = { mailingListIds: [list], onMissing: 'remove_from_list', interval: 'hourly' }
    const { id } = await connect(await access(), rest)
    await work()
    const onList = async () =>
      (await answer<{ count: number }>('POST', '/contacts/search/count', { mailingListId: list })).count
    expect(await onList()).toBe(3)
    service.rows = people(1)
    server.turn(HOUR)
    await work()
    expect(await onList()).toBe(1)
    expect(await count()).toBe(3)
    service.rows = []
    service.fail = 'gone'
    server.turn(HOUR)
    await work()
    expect(await one(id)).toMatchObject({
      status: 'error',
      lastSync: { status: 'failed', errors: [{ reason: 'database_gone' }] },
    })
    expect(await onList()).toBe(1)
  })

  test('whose filter names a column that is gone takes nobody, takes nobody off a list, and says why', async () => {
    const { id: list } = await answer<{ id: string }>('POST', '/mailing_lists', { name: 'Regulars' })
    service.rows = people(3).map((row) => ({ ...row, kind: 'regular' }))
    const filter = [{ property: 'kind', op: 'neq', value: 'left' }]
    const rest = { mailingListIds: [list], onMissing: 'remove_from_list', interval: 'hourly', filter }
    const { id } = await connect(await access(), rest)
    await work()
    expect(await count()).toBe(3)
    service.columns = ['mail', 'name']
    service.rows = people(4)
    server.turn(HOUR)
    await work()
    expect(await one(id)).toMatchObject({
      status: 'error',
      lastSync: { status: 'failed', created: 0, errors: [{ reason: 'column_gone:kind' }] },
    })
    const onList = { mailingListId: list }
    expect(await answer('POST', '/contacts/search/count', onList)).toEqual({ count: 3 })
    expect(await count()).toBe(3)
  })

  test('begins anew where the connection is changed meanwhile, so that all rows are taken in one way', async () => {
    service.rows = people(900).map((row) => ({ ...row, kind: 'ja' }))
    const { id } = await connect(await access())
    service.before = async () => {
      // Of 600 rows that were taken by then, none has the new column.
      if (service.asked.at(-1) !== '600') return
      service.before = async () => {}
      const changed = await change(id, { mapping: [...mapping, { from: 'kind', to: 'locale' }] })
      expect(changed.status).toBe(200)
    }
    await work()
    const inJapanese = { id: 'c', kind: 'property', key: 'locale', op: 'eq', value: 'ja' }
    const conditions = { id: 'g', kind: 'group', match: 'all', children: [inJapanese] }
    const { count: taken } = await answer<{ count: number }>('POST', '/contacts/search/count', { conditions })
    expect(taken).toBe(900)
    expect(await one(id)).toMatchObject({
      status: 'active',
      lastSync: { status: 'succeeded', created: 900, updated: 600 },
    })
  })

  test('keeps those on a list of whom another connection of it has a row', async () => {
    const { id: list } = await answer<{ id: string }>('POST', '/mailing_lists', { name: 'Of two tables' })
    const onList = async () =>
      (await answer<{ count: number }>('POST', '/contacts/search/count', { mailingListId: list })).count
    const credentialId = await access()
    const rest = { mailingListIds: [list], onMissing: 'remove_from_list' }
    service.rows = people(2)
    const both = await connect(credentialId, rest)
    await work()
    service.rows = people(1)
    const first = await connect(credentialId, rest)
    await work()
    const syncWith = async (id: string, rows: Record<string, string>[]) => {
      service.rows = rows
      server.turn(MINUTE)
      expect((await change(id, { action: 'sync' })).status).toBe(200)
      await work()
    }
    await syncWith(both.id, [])
    expect(await onList()).toBe(1)
    await syncWith(first.id, [])
    expect(await onList()).toBe(0)
  })

  test('keeps those on the lists whose rows are there but can’t be taken', async () => {
    const { id: list } = await answer<{ id: string }>('POST', '/mailing_lists', { name: 'With mistakes' })
    const onList = async () =>
      (await answer<{ count: number }>('POST', '/contacts/search/count', { mailingListId: list })).count
    const { version } = await answer<Schema>('GET', '/schemas/contact')
    const property = { key: 'orders', label: 'Orders', type: 'number', required: false }
    await answer('POST', '/schemas/contact/properties', { version, ...property })
    const row = (number: number, orders: string) => ({
      mail: `p${number}@shop.example`,
      name: '',
      kind: orders,
    })
    service.rows = [row(1, '1'), row(2, '2'), row(3, '3')]
    const { id } = await connect(await access(), {
      mapping: [...mapping, { from: 'kind', to: 'orders' }],
      mailingListIds: [list],
      onMissing: 'remove_from_list',
      interval: 'hourly',
    })
    await work()
    expect(await onList()).toBe(3)
    service.rows = [row(1, '1'), row(2, 'two')]
    server.turn(HOUR)
    await work()
    expect(await one(id)).toMatchObject({
      lastSync: { status: 'partial', failed: 1, errors: [{ reason: 'invalid_value:orders' }] },
    })
    expect(await onList()).toBe(2)
    // The column of the addresses was renamed: no row says any more whose it is.
    service.rows = service.rows.map(({ mail = '', ...cells }) => ({ ...cells, address: mail }))
    server.turn(HOUR)
    await work()
    expect(await one(id)).toMatchObject({
      lastSync: { failed: 2, errors: [{ reason: 'missing_email' }, {}] },
    })
    expect(await onList()).toBe(2)
    // Once they can be read again, those who left meanwhile are missing.
    service.rows = [row(2, '2')]
    server.turn(HOUR)
    await work()
    expect(await onList()).toBe(1)
  })

  test('without access fails, and no other begins until there is one', async () => {
    service.rows = people(1)
    const { id } = await connect(await access(), { interval: 'daily' })
    await work()
    service.fail = 'no_access'
    server.turn(DAY)
    await work()
    expect(await one(id)).toMatchObject({
      status: 'reauth_required',
      lastSync: { errors: [{ row: '', reason: 'no_access' }] },
    })
    const runs = (await one(id)).runs.length
    server.turn(DAY)
    await work()
    expect((await one(id)).runs.length).toBe(runs)
    expect((await change(id, { action: 'sync' })).status).toBe(422)
    service.fail = undefined
    const { credentialId } = await one(id)
    await exchange(credentialId, 'good', (await request(credentialId)).state)
    expect((await one(id)).status).toBe('active')
    server.turn(DAY)
    await work()
    expect(await one(id)).toMatchObject({ status: 'active', lastSync: { status: 'succeeded' } })
  })
})

describe('a connection', () => {
  test('is refused where it can’t work, and says why', async () => {
    const credentialId = await access()
    const database = { id: 'db1', name: 'Customers' }
    const refused = async (rest: object) =>
      (await ask('POST', '/connections', { name: 'Refused', credentialId, database, mapping, ...rest }))
        .status
    expect(await refused({ mapping: [{ from: 'mail', to: 'name' }] })).toBe(422)
    expect(await refused({ mapping: [...mapping, { from: 'none', to: 'locale' }] })).toBe(422)
    expect(await refused({ mapping: [...mapping, { from: 'kind', to: 'unknown' }] })).toBe(422)
    expect(await refused({ database: { id: 'none', name: 'None' } })).toBe(422)
    expect(await refused({ mailingListIds: ['lst_none'] })).toBe(422)
    expect(await refused({ credentialId: 'crd_none' })).toBe(422)
    expect((await ask('GET', '/connections')).value).toMatchObject({ items: [] })
    const both = await Promise.all([1, 2].map(() => refused({ name: 'Same' })))
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('counts for the lists and properties that it fills, and keeps them while it is at work', async () => {
    const { id: list } = await answer<MailingList>('POST', '/mailing_lists', {
      name: 'Customers of the shop',
    })
    const { version } = await answer<Schema>('GET', '/schemas/contact')
    const property = { key: 'kind', label: 'Kind', type: 'text', required: false }
    await answer('POST', '/schemas/contact/properties', { version, ...property })
    const uses = async () => ({
      list: (await answer<MailingList>('GET', `/mailing_lists/${list}`)).usedBy.connections,
      property: (await answer<Schema>('GET', '/schemas/contact')).properties.find(({ key }) => key === 'kind')
        ?.usedBy?.connections,
    })
    const deleting = async () => [
      await ask('DELETE', `/mailing_lists/${list}`),
      await ask('DELETE', '/schemas/contact/properties/kind'),
    ]
    expect(await uses()).toEqual({ list: 0, property: 0 })
    const { id, name } = await connect(await access(), {
      mapping: [...mapping, { from: 'kind', to: 'kind' }],
      mailingListIds: [list],
    })
    for (const action of ['', 'pause'] as const) {
      if (action) await change(id, { action })
      expect(await uses()).toEqual({ list: 1, property: 1 })
      for (const { status, value } of await deleting()) {
        expect(status).toBe(422)
        expect(JSON.stringify(value)).toContain(`is used by \\"${name}\\": end that first.`)
      }
    }
    await change(id, { action: 'resume' })
    // One that failed goes on when somebody lets it.
    await change(id, { action: 'sync' })
    service.fail = 'gone'
    await work()
    service.fail = undefined
    expect((await one(id)).status).toBe('error')
    expect((await deleting()).map(({ status }) => status)).toEqual([422, 422])
    await change(id, { action: 'archive' })
    expect(await uses()).toEqual({ list: 0, property: 0 })
    expect((await deleting()).map(({ status }) => status)).toEqual([200, 200])
  })

  test('goes the ways that its state allows, and an old version is a conflict', async () => {
    const { id } = await connect(await access(), { draft: true })
    expect((await one(id)).status).toBe('draft')
    expect((await change(id, { action: 'pause' })).status).toBe(422)
    expect((await change(id, { action: 'resume' })).status).toBe(200)
    expect((await one(id)).status).toBe('syncing')
    await work()
    expect((await change(id, { action: 'pause' })).status).toBe(200)
    expect((await one(id)).status).toBe('paused')
    expect((await ask('POST', `/connections/${id}`, { version: 1, name: 'Old' })).status).toBe(409)
    expect((await change(id, { action: 'archive' })).status).toBe(200)
    expect((await change(id, { name: 'x' })).status).toBe(422)
    expect(
      (await ask('GET', `/connections/${id}`, undefined, { account: 'acc_other', workspace: 'ws_two' }))
        .status,
    ).toBe(404)
    expect(server.failures).toEqual([])
  })
})
