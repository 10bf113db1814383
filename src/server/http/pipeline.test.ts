import fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { DatabaseError } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract, invitationRoutes, workspaceRoutes } from '#api/contract'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { handle } from './handle.ts'

const db = await testDatabase()
const server = testServer(db)
const tokens = { owner: '', member: '', other: '', fresh: '' }
beforeAll(async () => {
  await seedTwo(db)
  tokens.owner = (await server.signIn('acc_owner')).token
  tokens.member = (await server.signIn('acc_member')).token
  tokens.other = (await server.signIn('acc_other')).token
  tokens.fresh = (await server.signIn('acc_new')).token
})
const ofOne = () => ({ token: tokens.owner, workspace: 'ws_one' })

describe('a call', () => {
  test.each([
    ['without a token', {}, 401],
    ['without a workspace', { token: 'owner' as const }, 400],
    ['of a workspace that is not there', { token: 'owner' as const, workspace: 'ws_none' }, 404],
    ['of another workspace', { token: 'other' as const, workspace: 'ws_one' }, 403],
    ['of a member', { token: 'member' as const, workspace: 'ws_one' }, 200],
  ])('%s', async (_, { token, ...asking }: { token?: keyof typeof tokens; workspace?: string }, status) => {
    const { status: seen } = await server.json('/v1/workspace', {
      ...asking,
      ...(token && { token: tokens[token] }),
    })
    expect(seen).toBe(status)
  })

  test('of a member to what is for owners is refused in the language of the call', async () => {
    const headers = { 'accept-language': 'ja' }
    const asking = { token: tokens.member, workspace: 'ws_one', headers }
    expect((await server.json('/v1/api_keys', asking)).value).toMatchObject({
      code: 403,
      message: 'この操作はオーナーのみ行えます。',
      ticketId: expect.stringMatching(/^tkt_/),
    })
  })

  test('with a wrong field is refused in the language of the call', async () => {
    const asking = { ...ofOne(), method: 'POST', headers: { 'accept-language': 'ja' }, body: { name: 1 } }
    expect((await server.json('/v1/mailing_lists', asking)).value).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^送信した内容が正しくありません。（name: /),
    })
  })

  test('that there is not is a 404', async () => {
    expect((await server.json('/v1/nothing', ofOne())).status).toBe(404)
  })

  test('by a method that its path does not have is a 405 that names those it has (API-45)', async () => {
    const response = await server.ask('/v1/workspace', { ...ofOne(), method: 'PATCH' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
    expect(await response.json()).toMatchObject({ code: 405, ticketId: expect.stringMatching(/^tkt_/) })
  })

  test('by HEAD is answered as by GET, without a body', async () => {
    const response = await server.ask('/v1/workspace', { ...ofOne(), method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('content-type')).toBe('application/json')
    expect((await server.ask('/v1/workspace', { method: 'HEAD' })).status).toBe(401)
  })

  test('by HEAD renews no session', async () => {
    const { cookie } = await server.signIn('acc_member')
    const looked = await server.ask('/v1/auth/refresh', { method: 'HEAD', headers: { cookie } })
    expect([looked.status, looked.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await server.refresh(cookie)).status).toBe(200)
  })

  test.each([
    ['with a NUL', { name: 'a\0b', icon: null, allowedDomains: [], version: 1 }, 400],
    ['without JSON', '{', 400],
    ['too deep', '{"a":'.repeat(70) + '1' + '}'.repeat(70), 400],
    ['with too many keys', Object.fromEntries(Array.from({ length: 2001 }, (_, key) => [`k${key}`, 1])), 400],
    ['too long', ' '.repeat(1_000_001), 413],
  ])('%s is refused', async (_, body, status) => {
    const method = workspaceRoutes.update.method
    expect((await server.json('/v1/workspace', { ...ofOne(), method, body })).status).toBe(status)
  })

  test('with half a character keeps what can be read, and two writers of one state are told apart', async () => {
    const method = workspaceRoutes.update.method
    const { value } = await server.json('/v1/workspace', ofOne())
    const { version } = { version: 0, ...Object(value) } as { version: number }
    const body = { name: 'a\uD800b', icon: null, allowedDomains: [], version }
    const answers = await Promise.all(
      [1, 2].map(() => server.json('/v1/workspace', { ...ofOne(), method, body })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await server.json('/v1/workspace', ofOne())).value).toMatchObject({
      name: 'a\uFFFDb',
      version: version + 1,
    })
  })
})

test('a mistake of the server is told to the log alone, and nothing of the call is kept', async () => {
  const broken = testServer(db, {
    handlers: [
      handle(workspaceRoutes.update, async ({ db: transaction }) => {
        await transaction.updateTable('workspaces').set({ name: 'half done' }).execute()
        throw new Error('a password is in here')
      }),
    ],
  })
  const { token } = await broken.signIn('acc_owner')
  const { status, value } = await broken.json('/v1/workspace', {
    token,
    workspace: 'ws_one',
    method: workspaceRoutes.update.method,
    body: { name: 'x', icon: null, allowedDomains: [], version: 1 },
  })
  expect(status).toBe(500)
  expect(JSON.stringify(value)).not.toContain('password')
  expect(broken.failures).toHaveLength(1)
  const row = await db.selectFrom('workspaces').select('name').where('id', '=', 'ws_two').executeTakeFirst()
  expect(row?.name).toBe('ws_two')
})

test('what a key did is answered as it was done, also where its use can’t be counted', async () => {
  const { value } = await server.json('/v1/api_keys', {
    ...ofOne(),
    method: 'POST',
    body: { name: 'Uncounted', permission: 'full' },
  })
  const { secret } = v.parse(v.object({ secret: v.string() }), value)
  const create = async (name: string) => {
    const body = { name, visibility: 'public', optIn: 'single' }
    return (await counting.json('/v1/mailing_lists', { method: 'POST', token: secret, body })).status
  }
  const counting = testServer(db)
  await sql`alter table api_key_days rename to days_away`.execute(db)
  const status = await create('Once')
  await sql`alter table days_away rename to api_key_days`.execute(db)
  expect(status).toBe(200)
  expect(counting.failures).toHaveLength(1)
  // Told of a mistake, a program would have tried again.
  expect(await create('Once')).toBe(409)
})

test.each([
  ['a full disk', Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code: '53100' })],
  ['its end', Object.assign(new DatabaseError('terminating connection', 1, 'error'), { code: '57P01' })],
  ['no socket', Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' })],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
])('a database that can do nothing is a 503, and its reason is in the log: %s', async (_, error) => {
  const broken = testServer(db, {
    handlers: [
      handle(invitationRoutes.one, () => {
        throw error
      }),
    ],
  })
  const response = await broken.ask('/v1/invitations/inv_one', { headers: { 'accept-language': 'ja' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.json()).toMatchObject({
    code: 503,
    message: expect.stringContaining('データの読み書きができません'),
  })
  expect(broken.failures).toEqual([error])
})

test('a mistake is logged with the call as it is declared, and not with the token of its address', async () => {
  const broken = testServer(db, {
    handlers: [
      handle(invitationRoutes.one, () => {
        throw new Error('broken')
      }),
    ],
  })
  expect((await broken.ask('/v1/invitations/inv_secret')).status).toBe(500)
  expect(broken.logged).toMatchObject([{ method: 'GET', path: '/v1/invitations/:token' }])
})

test('a key calls for its own workspace alone, until it is deleted', async () => {
  const made = await server.json('/v1/api_keys', {
    ...ofOne(),
    method: 'POST',
    body: { name: 'k', permission: 'full' },
  })
  const secret = /"secret":"([^"]+)"/.exec(JSON.stringify(made.value))?.[1] ?? ''
  const id = /"id":"(key_[^"]+)"/.exec(JSON.stringify(made.value))?.[1] ?? ''
  expect((await server.json('/v1/workspace', { token: secret })).value).toMatchObject({ id: 'ws_one' })
  expect((await server.json('/v1/workspace', { token: secret, workspace: 'ws_two' })).status).toBe(403)
  expect((await server.json('/v1/api_keys', { token: secret })).status).toBe(403)
  expect((await server.json(`/v1/api_keys/${id}`, ofOne())).value).toMatchObject({ requests30d: 1 })
  const theirs = { token: tokens.other, workspace: 'ws_two' }
  expect((await server.json(`/v1/api_keys/${id}`, theirs)).status).toBe(404)
  expect((await server.json(`/v1/api_keys/${id}`, { ...theirs, method: 'DELETE' })).status).toBe(404)
  expect((await server.json(`/v1/api_keys/${id}`, { ...ofOne(), method: 'DELETE' })).status).toBe(200)
  expect((await server.json('/v1/workspace', { token: secret })).status).toBe(401)
})

test('a time that is none is refused before it reaches the database', async () => {
  const body = { name: 'late', permission: 'read', expiresAt: '2026-99-99T99:99:99.999Z' }
  expect((await server.json('/v1/api_keys', { ...ofOne(), method: 'POST', body })).status).toBe(400)
})

test('of two keys of one name that are made at once one is', async () => {
  const asking = { ...ofOne(), method: 'POST', body: { name: 'twice', permission: 'read' } }
  const answers = await Promise.all([
    server.json('/v1/api_keys', asking),
    server.json('/v1/api_keys', asking),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('who is invited twice at once joins once', async () => {
  const accept = () =>
    server.json('/v1/internal/self_account/invitations/dom_ws_two/accept', {
      token: tokens.fresh,
      method: 'POST',
    })
  const answers = await Promise.all([accept(), accept()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const members = await server.json('/v1/accounts/count', { token: tokens.fresh, workspace: 'ws_two' })
  expect(members.value).toEqual({ count: 2 })
})

describe('every route of the contract', () => {
  const paths = Object.values(contract).map(({ name, base, route, open }) => ({
    name,
    method: route.method,
    path: `${base}${route.path.replaceAll(/:\w+/g, 'any_id')}`,
    isOfWorkspace: route.scope === 'workspace' && !open,
  }))

  test('shows nothing of a workspace to who is no member', async () => {
    const asked = paths.filter(({ isOfWorkspace }) => isOfWorkspace)
    const seen = await Promise.all(
      asked.map(async ({ name, method, path }) => {
        const body = method === 'GET' ? undefined : {}
        const { status } = await server.json(path, { token: tokens.other, workspace: 'ws_one', method, body })
        return [name, status === 403 || status === 501]
      }),
    )
    expect(seen.length).toBeGreaterThan(50)
    expect(seen.filter(([, refused]) => refused !== true)).toEqual([])
    expect(seen.length - (await notYet(asked))).toBeGreaterThan(15)
  })
  const notYet = async (asked: readonly { method: string; path: string }[]) => {
    const statuses = await Promise.all(
      asked.map(async ({ method, path }) => (await server.ask(path, { ...ofOne(), method })).status),
    )
    return statuses.filter((status) => status === 501).length
  }

  test('has no body that breaks it', async () => {
    const writes = paths.filter(({ method, name }) => method !== 'GET' && !name.startsWith('auth.'))
    const field = fc.constantFrom(
      'name',
      'icon',
      'allowedDomains',
      'version',
      'ids',
      'permission',
      'expiresAt',
      'footer',
      'company',
    )
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.integer(),
      fc.constant('2026-99-99T99:99:99.999Z'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...writes),
        fc.dictionary(field, value),
        async ({ path, method }, body) => {
          const { status } = await server.json(path, { ...ofOne(), method, body })
          expect(status).not.toBe(500)
        },
      ),
      { numRuns: 300 },
    )
    expect(server.failures).toEqual([])
  })
})
