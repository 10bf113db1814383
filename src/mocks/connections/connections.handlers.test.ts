import { describe, expect, test } from 'vitest'
import {
  connectionRoutes,
  contactRoutes,
  integrationCredentialRoutes,
  integrationRoutes,
  mailingListRoutes,
} from '#api/contract'
import { HOUR } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { createMockApi, STORY_TIME, standingClock } from '#mocks/node'
import { callerAs } from '#mocks/core/test-caller'

async function start(journal = memoryJournal()) {
  let now = STORY_TIME
  const api = createMockApi({
    scenario: { size: 'small' },
    journal,
    clock: { ...standingClock(), now: () => now },
  })
  const owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
  const member = await callerAs(api, 'acc_tom', 'ws_sakura')
  return { api, owner, member, journal, pass: (ms: number) => (now += ms) }
}
const complete = {
  name: '新しい顧客リスト',
  credentialId: 'crd_1',
  database: { id: 'db_customers', name: '顧客リスト' },
  mapping: [
    { from: 'title', to: 'name' },
    { from: 'mail', to: 'email', transform: 'lowercase' as const },
    { from: 'roast', to: 'favourite_roast' },
  ],
  mailingListIds: ['lst_store'],
  interval: 'hourly' as const,
}
const at = (connectionId: string) => ({ params: { connectionId } })

describe('connections', () => {
  test('four stand there, in four states, and none of another workspace', async () => {
    const { owner, api } = await start()
    const { items } = await owner.call(connectionRoutes.list, {})
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      ['ctn_1', 'active'],
      ['ctn_2', 'paused'],
      ['ctn_3', 'reauth_required'],
      ['ctn_4', 'draft'],
    ])
    const ridge = await callerAs(api, 'acc_haruka', 'ws_ridge')
    expect(await ridge.refused(ridge.call(connectionRoutes.one, at('ctn_1')))).toMatchObject({ code: 404 })
  })

  test('rows become contacts when the run ends, and its figures are those of the contacts', async () => {
    const { owner, pass } = await start()
    const before = await owner.call(contactRoutes.count, { body: {} })
    const made = await owner.call(connectionRoutes.create, { body: complete })
    expect(made).toMatchObject({ status: 'syncing', lastSync: { status: 'running' }, version: 1 })
    expect(await owner.call(contactRoutes.count, { body: {} })).toEqual(before)
    pass(10_000)
    const done = await owner.call(connectionRoutes.one, at(made.id))
    expect(done).toMatchObject({ status: 'active', lastSync: { status: 'partial', failed: 4 } })
    const run = done.lastSync
    const after = await owner.call(contactRoutes.count, { body: {} })
    expect(after.count - before.count).toBe(run?.created)
    expect((run?.created ?? 0) + (run?.updated ?? 0) + (run?.skipped ?? 0) + (run?.failed ?? 0)).toBe(164)
    expect(run?.errors[0]).toEqual({ row: '#41', reason: 'invalid_email' })
  })

  test('an interval brings runs as time passes, however seldom one looks', async () => {
    const often = await start()
    const seldom = await start()
    const { id } = await often.owner.call(connectionRoutes.create, { body: complete })
    await seldom.owner.call(connectionRoutes.create, { body: complete })
    for (let hour = 0; hour < 30; hour += 1) {
      often.pass(HOUR)
      await often.owner.call(connectionRoutes.one, at(id))
    }
    seldom.pass(30 * HOUR)
    const [a, b] = await Promise.all(
      [often, seldom].map(({ owner }) => owner.call(connectionRoutes.one, at(id))),
    )
    expect(a?.runs.length).toBeGreaterThan(29)
    expect(b).toEqual(a)
    expect(await seldom.owner.call(contactRoutes.count, { body: {} })).toEqual(
      await often.owner.call(contactRoutes.count, { body: {} }),
    )
  })

  test('moves only as it may', async () => {
    const { owner, pass } = await start()
    const act = async (id: string, action: 'sync' | 'pause' | 'resume' | 'archive') => {
      const { version } = await owner.call(connectionRoutes.one, at(id))
      return owner.call(connectionRoutes.update, { ...at(id), body: { version, action } })
    }
    expect((await act('ctn_1', 'pause')).status).toBe('paused')
    expect(await owner.refused(act('ctn_1', 'pause'))).toMatchObject({ code: 422 })
    expect(await owner.refused(act('ctn_1', 'sync'))).toMatchObject({ code: 422 })
    expect((await act('ctn_1', 'resume')).status).toBe('active')
    expect((await act('ctn_1', 'sync')).status).toBe('syncing')
    pass(12_000)
    expect((await act('ctn_1', 'pause')).status).toBe('paused')
    expect((await act('ctn_1', 'resume')).status).toBe('active')
    expect(await owner.refused(act('ctn_1', 'sync'))).toMatchObject({ code: 429 })
    pass(20_000)
    expect((await act('ctn_1', 'sync')).status).toBe('syncing')
    expect((await act('ctn_1', 'archive')).status).toBe('archived')
    for (const action of ['sync', 'pause', 'resume', 'archive'] as const)
      expect(await owner.refused(act('ctn_1', action)), action).toMatchObject({ code: 422 })
    // Without access and without a mapping nothing is fetched.
    expect(await owner.refused(act('ctn_3', 'sync'))).toMatchObject({ code: 422 })
    expect(await owner.refused(act('ctn_4', 'resume'))).toMatchObject({ code: 422 })
  })

  test.each([
    ['no address', { mapping: [{ from: 'title', to: 'name' }] }],
    ['an unknown column', { mapping: [...complete.mapping, { from: 'nope', to: 'company' }] }],
    ['an unknown property', { mapping: [...complete.mapping, { from: 'memo', to: 'nope' }] }],
    ['two columns of one property', { mapping: [...complete.mapping, { from: 'memo', to: 'name' }] }],
    ['an unknown list', { mailingListIds: ['lst_club'] }],
    ['an unknown database', { database: { id: 'db_club', name: 'x' } }],
    ['lost access', { credentialId: 'crd_3' }],
    ['an order of numbers', { filter: [{ property: 'memo', op: 'gt' as const, value: 1 }] }],
  ])('refuses %s', async (_, change) => {
    const { owner } = await start()
    const call = owner.call(connectionRoutes.create, { body: { ...complete, ...change } })
    expect(await owner.refused(call)).toMatchObject({ code: 422 })
  })

  test('is for owners to change, under a name of its own, from the state that was seen', async () => {
    const { owner, member } = await start()
    expect(await member.refused(member.call(connectionRoutes.create, { body: complete }))).toMatchObject({
      code: 403,
    })
    const twice = owner.call(connectionRoutes.create, { body: { ...complete, name: 'ｗｏｒｋshop' } })
    const { id } = await twice
    const rename = (name: string, version: number) =>
      owner.call(connectionRoutes.update, { ...at(id), body: { version, name } })
    expect(await owner.refused(rename('Wholesale PARTNERS', 1))).toMatchObject({ code: 409 })
    expect(await rename('Other', 1)).toMatchObject({ name: 'Other', version: 2 })
    expect(await owner.refused(rename('Again', 1))).toMatchObject({ code: 409 })
  })

  test('filters rows before they are taken', async () => {
    const { owner, pass } = await start()
    const { id } = await owner.call(connectionRoutes.create, {
      body: { ...complete, filter: [{ property: 'roast', op: 'in', value: ['深煎り'] }] },
    })
    pass(10_000)
    const { lastSync } = await owner.call(connectionRoutes.one, at(id))
    const all =
      (lastSync?.created ?? 0) + (lastSync?.updated ?? 0) + (lastSync?.skipped ?? 0) + (lastSync?.failed ?? 0)
    expect(all).toBeGreaterThan(20)
    expect(all).toBeLessThan(80)
  })

  test('takes those off the lists whose rows are gone, and only where that is wanted', async () => {
    const { owner, pass } = await start()
    const mailingListId = (await owner.call(mailingListRoutes.create, { body: { name: 'Guests' } })).id
    const only = [{ property: 'roast', op: 'in' as const, value: ['深煎り'] }]
    const onList = async () => {
      const { items } = await owner.call(mailingListRoutes.list, {})
      const { active = 0, pending = 0 } = items.find(({ id }) => id === mailingListId)?.counts ?? {}
      return active + pending
    }
    const made = await owner.call(connectionRoutes.create, {
      body: { ...complete, mailingListIds: [mailingListId], interval: 'manual', onMissing: 'keep' },
    })
    pass(60_000)
    const all = await onList()
    expect(all).toBeGreaterThan(20)
    const again = async (body: object) => {
      const { version } = await owner.call(connectionRoutes.one, at(made.id))
      await owner.call(connectionRoutes.update, { ...at(made.id), body: { version, ...body } })
      const next = await owner.call(connectionRoutes.one, at(made.id))
      await owner.call(connectionRoutes.update, {
        ...at(made.id),
        body: { version: next.version, action: 'sync' },
      })
      pass(60_000)
      await owner.call(connectionRoutes.one, at(made.id))
    }
    await again({ filter: only })
    expect(await onList()).toBe(all)
    // Known only from the run before: those that it no longer found are not asked for again.
    await again({ filter: [], onMissing: 'remove_from_list' })
    expect(await onList()).toBe(all)
    await again({ filter: only })
    expect(await onList()).toBeGreaterThan(0)
    expect(await onList()).toBeLessThan(all)
  })

  test('is the same in another tab', async () => {
    const { owner, journal, pass } = await start()
    const { id } = await owner.call(connectionRoutes.create, { body: complete })
    pass(10_000)
    const seen = await owner.call(connectionRoutes.one, at(id))
    const other = await start(journal)
    other.pass(10_000)
    expect(await other.owner.call(connectionRoutes.one, at(id))).toEqual(seen)
  })
})

describe('credentials', () => {
  const of = (credentialId: string) => ({ params: { credentialId } })

  test('are given by going there and coming back with a code, once and in time', async () => {
    const { owner, pass } = await start()
    const { id, status } = await owner.call(integrationCredentialRoutes.create, {
      body: { integrationKey: 'notion', name: 'Second Notion' },
    })
    expect(status).toBe('pending')
    expect(await owner.refused(owner.call(integrationCredentialRoutes.databases, of(id)))).toMatchObject({
      code: 422,
    })
    const asked = await owner.call(integrationCredentialRoutes.request, of(id))
    const target = new URL(asked.authorizationUrl)
    expect(target.pathname).toBe('/integration/callback')
    const code = target.searchParams.get('code') ?? ''
    const exchange = (state: string) =>
      owner.call(integrationCredentialRoutes.exchange, { ...of(id), body: { code, state } })
    expect(await owner.refused(exchange('forged'))).toMatchObject({ code: 400 })
    pass(600_000)
    expect(await owner.refused(exchange(asked.state))).toMatchObject({ code: 410 })
    const again = await owner.call(integrationCredentialRoutes.request, of(id))
    expect(await exchange(again.state)).toMatchObject({ status: 'active' })
    expect(await owner.refused(exchange(again.state))).toMatchObject({ code: 400 })
    const { items } = await owner.call(integrationCredentialRoutes.databases, of(id))
    expect(items.map(({ id: databaseId }) => databaseId)).toEqual(['db_customers'])
    const detail = await owner.call(integrationCredentialRoutes.database, {
      params: { credentialId: id, databaseId: 'db_customers' },
    })
    expect(detail.properties.map(({ name }) => name)).toContain('メールアドレス')
  })

  test('end after ninety days, and the connection asks for them again', async () => {
    const { owner, pass } = await start()
    pass(30 * 24 * HOUR)
    expect(await owner.call(integrationCredentialRoutes.check, of('crd_1'))).toMatchObject({
      status: 'expired',
    })
    expect(await owner.call(connectionRoutes.one, at('ctn_1'))).toMatchObject({ status: 'reauth_required' })
    const { state } = await owner.call(integrationCredentialRoutes.request, of('crd_1'))
    const bad = owner.call(integrationCredentialRoutes.exchange, {
      ...of('crd_1'),
      body: { code: 'bad', state },
    })
    expect(await owner.refused(bad)).toMatchObject({ code: 422 })
    const { items } = await owner.call(integrationCredentialRoutes.list, {
      query: { integrationKey: 'notion' },
    })
    expect(items).toMatchObject([{ id: 'crd_1', status: 'error' }])
  })

  test('are only to be had of services that are there', async () => {
    const { owner, member } = await start()
    const create = (integrationKey: string) =>
      owner.call(integrationCredentialRoutes.create, { body: { integrationKey, name: 'x' } })
    expect(await owner.refused(create('hubspot'))).toMatchObject({ code: 422 })
    expect(await owner.refused(create('fax'))).toMatchObject({ code: 400 })
    expect(await member.refused(member.call(integrationCredentialRoutes.request, of('crd_1')))).toMatchObject(
      { code: 403 },
    )
    expect((await member.call(integrationRoutes.list, {})).items).toHaveLength(4)
  })
})
