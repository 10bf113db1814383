import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contract, accountRoutes, contactRoutes, workspaceRoutes } from '#api/contract'
import { get } from '#api/core'
import { handle } from './handle.ts'
import { handlerGroups } from '#mocks/handlers'
import { createMockApi } from '#mocks/node'
import { callerAs } from './test-caller.ts'

/** What is wrong between a contract and what answers it. */
const missing = (names: readonly string[], answered: readonly string[]) => ({
  routesWithoutMock: names.filter((name) => !answered.includes(name)),
  mocksWithoutRoute: answered.filter((name) => !names.includes(name)),
  answeredTwice: answered.filter((name, place) => answered.indexOf(name) !== place),
})
const groups = await Promise.all(Object.values(handlerGroups).map((load) => load()))
const names = groups.flatMap(({ handlers }) => handlers.map(({ bound }) => bound.name))
const nothing = { routesWithoutMock: [], mocksWithoutRoute: [], answeredTwice: [] }

describe('contract and mocks', () => {
  test('every route has one mock and every mock a route', () => {
    expect(missing(Object.keys(contract), names)).toEqual(nothing)
  })

  test('a mistake planted there is found', () => {
    expect(missing([...Object.keys(contract), 'planted.one'], names).routesWithoutMock).toEqual([
      'planted.one',
    ])
    expect(missing(Object.keys(contract), [...names, 'planted.one']).mocksWithoutRoute).toEqual([
      'planted.one',
    ])
    expect(missing(Object.keys(contract), [...names, 'contacts.one']).answeredTwice).toEqual(['contacts.one'])
    expect(() => handle(get('/planted').returns<object>(), () => ({}))).toThrow('does not know GET /planted')
  })

  test('an answer off its schema stops the test that met it', async () => {
    const lie = handle(workspaceRoutes.one, () => ({
      id: 'ws_sakura',
      name: 'x',
      icon: null,
      allowedDomains: [],
      timezone: 'UTC',
      createdAt: 'yesterday',
      version: 1,
    }))
    const api = createMockApi({ handlers: [lie] })
    const { token } = await api.signInAs('acc_haruka')
    const call = api.fetch('https://api.example/v1/workspace', {
      headers: { authorization: `Bearer ${token}`, 'x-workspace-id': 'ws_sakura' },
    })
    await expect(call).rejects.toThrow('The answer of workspace.one is not what the contract says: createdAt')
  })

  test('a handler that answers something else does not compile', () => {
    // @ts-expect-error -- a count is a number
    expect(handle(accountRoutes.count, () => ({ count: 'many' }))).toBeDefined()
    // @ts-expect-error -- the route has no such parameter
    expect(handle(contactRoutes.one, ({ params }) => ({ ...params.accountId }))).toBeDefined()
  })
})

describe('before a call is answered', () => {
  const api = createMockApi({ scenario: { size: 'small' } })
  const ask = async (
    path: string,
    { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const response = await api.fetch(`https://api.example${path}`, {
      ...init,
      headers: { 'x-workspace-id': 'ws_sakura', ...headers },
    })
    return { status: response.status, body: await response.json() }
  }
  const signedIn = async (accountId: string) => ({
    authorization: `Bearer ${(await api.signInAs(accountId)).token}`,
  })

  test('an error is an envelope with a ticket of its own', async () => {
    const Envelope = v.strictObject({
      code: v.literal(401),
      message: v.string(),
      ticketId: v.pipe(v.string(), v.regex(/^tkt_[0-9A-Z]{6,}$/)),
    })
    const first = await ask('/v1/workspace')
    const second = await ask('/v1/workspace')
    expect(first.status).toBe(401)
    expect(v.parse(Envelope, first.body).ticketId).not.toBe(v.parse(Envelope, second.body).ticketId)
    const again = createMockApi()
    const response = await again.fetch('https://api.example/v1/workspace')
    expect(await response.json()).toEqual(first.body)
  })

  test('nobody gets in with a token that is missing, made up, or of somebody else', async () => {
    const { token } = await api.signInAs('acc_tom')
    for (const bad of [
      '',
      'Bearer',
      'Bearer nonsense',
      `Bearer ${token}x`,
      `Bearer ${token.replace(/^\w+/, 'ses_other')}`,
      token,
    ]) {
      expect((await ask('/v1/workspace', { headers: { authorization: bad } })).status, bad).toBe(401)
    }
  })

  test('only members get into a workspace, and only owners do what is for owners', async () => {
    const tom = await signedIn('acc_tom')
    const statusIn = async (workspaceId: string, path = '/v1/workspace') =>
      (await ask(path, { headers: { ...tom, 'x-workspace-id': workspaceId } })).status
    expect(await statusIn('ws_sakura')).toBe(200)
    expect(await statusIn('ws_ridge')).toBe(403)
    expect(await statusIn('ws_nowhere')).toBe(404)
    expect(await statusIn('')).toBe(404)
    const body = JSON.stringify({ name: 'Mine', icon: null, allowedDomains: [], version: 1 })
    expect((await ask('/v1/workspace', { method: 'POST', body, headers: tom })).status).toBe(403)
    api.scenario.set({ role: 'owner' })
    expect((await ask('/v1/workspace', { method: 'POST', body, headers: tom })).status).toBe(200)
    api.scenario.set({ role: undefined })
  })

  test('input that is not what the contract says is a 400, whatever it is', async () => {
    const headers = await signedIn('acc_haruka')
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '{"limit":"25"}',
      '{"limit":0}',
      '{"status":["gone"]}',
      '{"unknown":1}',
    ]) {
      expect((await ask('/v1/contacts/search', { method: 'POST', body, headers })).status, body).toBe(400)
    }
    for (const query of ['limit=0', 'limit=abc', 'limit=101', 'offset=-1', 'order=%20', 'surprise=1']) {
      expect((await ask(`/v1/accounts?${query}`, { headers })).status, query).toBe(400)
    }
    expect((await ask('/v1/contacts/%E0%A4%A', { headers })).status).toBe(400)
    expect((await ask('/v1/accounts?limit=1&limit=500', { headers })).status).toBe(200)
  })

  test('what the contract does not know is a 404', async () => {
    for (const path of ['/v1/nothing', '/v1/contacts/a/b/c', '/v1/', '/v2/workspace', '/v1/sessions/start']) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })

  test('a path that is written out goes before one with a parameter', async () => {
    const headers = await signedIn('acc_haruka')
    const deleted = await ask('/v1/contacts/by_email', {
      method: 'DELETE',
      body: JSON.stringify({ email: 'nobody@example.com' }),
      headers,
    })
    expect(deleted.body).toMatchObject({
      code: 404,
      message: 'There is no contact with this address. It may have been deleted.',
    })
  })
})

describe('the world', () => {
  test('is the same for the same seed, and another for another', async () => {
    const first = async (seed: number) => {
      const caller = await callerAs(
        createMockApi({ seed, scenario: { size: 'small' } }),
        'acc_haruka',
        'ws_sakura',
      )
      return caller.call(contactRoutes.search, { body: { limit: 100 } })
    }
    expect(await first(7)).toEqual(await first(7))
    expect(await first(7)).not.toEqual(await first(8))
  })

  test.each([
    ['empty', 0],
    ['small', 240],
    ['normal', 12_480],
  ] as const)('%s has %i contacts', async (size, count) => {
    const caller = await callerAs(createMockApi({ scenario: { size } }), 'acc_haruka', 'ws_sakura')
    expect(await caller.call(contactRoutes.count, { body: {} })).toEqual({ count })
  })

  test('begins anew at a reset, in another size if the scenario says so', async () => {
    const api = createMockApi({ scenario: { size: 'small' } })
    const caller = await callerAs(api, 'acc_haruka', 'ws_sakura')
    await caller.call(contactRoutes.upsert, { body: { email: 'new@example.com' } })
    const { token } = await api.signInAs('acc_haruka')
    api.scenario.set({ size: 'empty' })
    await api.reset()
    expect(api.log).toEqual([])
    const old = api.fetch('https://api.example/v1/workspace', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await old).status).toBe(401)
    const again = await callerAs(api, 'acc_haruka', 'ws_sakura')
    expect(await again.call(contactRoutes.count, { body: {} })).toEqual({ count: 0 })
  })

  test('logs every call without its token', async () => {
    const api = createMockApi({ scenario: { size: 'small' } })
    const caller = await callerAs(api, 'acc_haruka', 'ws_sakura')
    await caller.call(contactRoutes.count, { body: { q: 'x' } })
    expect(api.log).toMatchObject([
      {
        method: 'POST',
        path: '/v1/contacts/search/count',
        workspaceId: 'ws_sakura',
        body: { q: 'x' },
        status: 200,
        faults: [],
      },
    ])
    expect(JSON.stringify(api.log)).not.toContain('Bearer')
  })
})

test('a refusal is in the language of the reader, and in English for whoever names none', async () => {
  const api = createMockApi()
  const { token } = await api.signInAs('acc_haruka')
  const refusal = async (...languages: string[]) => {
    const response = await api.fetch('https://api.example/v1/mailing_lists/lst_none', {
      headers: {
        authorization: `Bearer ${token}`,
        'x-workspace-id': 'ws_sakura',
        ...(languages.length > 0 && { 'accept-language': languages.join(',') }),
      },
    })
    return JSON.stringify(await response.json())
  }
  expect(await refusal()).toContain('There is no')
  expect(await refusal('en-GB', 'ja')).toContain('There is no')
  expect(await refusal('ja-JP', 'en')).toContain('見つかりません')
})

test('what no backend can keep is refused, and half a character becomes the mark for it', async () => {
  const api = createMockApi()
  const { token } = await api.signInAs('acc_haruka')
  const ask = async (body: string) => {
    const response = await api.fetch('https://api.example/v1/mailing_lists', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-workspace-id': 'ws_sakura' },
      body,
    })
    return { status: response.status, value: await response.json() }
  }
  expect(await ask(JSON.stringify({ name: 'a\0' }))).toMatchObject({ status: 400 })
  expect(await ask(`{"name":"a${' '.repeat(1_000_000)}"}`)).toMatchObject({ status: 413 })
  expect(await ask('{"name":"a\\ud800"}')).toMatchObject({ status: 200, value: { name: 'a\uFFFD' } })
})
