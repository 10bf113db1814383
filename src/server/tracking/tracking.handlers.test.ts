import { beforeAll, expect, test } from 'vitest'
import { searchContacts } from '#server/store/contact-search.store'
import { findEvents } from '#server/store/contact-events.store'
import { placeOf } from '#server/store/members.store'
import { putWebApi } from '#server/store/settings.store'
import type { Tenant } from '#server/store/tenant'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'
import { usualWebApi } from '#domain/web-api/web-api-rules'

const db = await testDatabase()
const server = testServer(db)
let one: Tenant
let two: Tenant
const tenantOf = async (id: string) => {
  const place = await placeOf(db, id, undefined)
  if (!place) throw new Error(`There is no ${id}.`)
  return place.tenant
}
beforeAll(async () => {
  await seedTwo(db)
  one = await tenantOf('ws_one')
  two = await tenantOf('ws_two')
})

const page = { offset: 0, limit: 10 }
const context = {
  now: Date.parse('2026-01-15T00:00:00.000Z'),
  timezone: 'UTC',
  deletedKeys: new Set<string>(),
}
const eventsOf = async (tenant: Tenant) =>
  (await findEvents(db, tenant, {}, undefined, 100)).map(({ type }) => type)

/** A browser of a visitor, which keeps its cookies. */
function visitor(workspace = 'ws_one', headers: Record<string, string> = {}) {
  const jar = new Map<string, string>()
  return {
    jar,
    async send(path: string, body: unknown = {}, to = workspace) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await server.ask(`/web/v1${path}`, {
        method: 'POST',
        workspace: to,
        body,
        headers: { ...headers, ...(cookie !== '' && { cookie }) },
      })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  }
}

test('a visit is named by its calls where the browser keeps no cookie, in its own workspace, until it ends (TRK-41)', async () => {
  const { send, jar } = visitor()
  const { sessionId } = (await (await send('/sessions/start')).json()) as { sessionId: string }
  const cookieless = async (path: string, body: object, to?: string) => {
    jar.clear()
    return (await send(path, body, to)).status
  }
  expect(await cookieless('/events/track', { type: 'unnamed.seen' })).toBe(404)
  expect(await cookieless('/events/track', { type: 'named.seen', sessionId })).toBe(200)
  expect(await cookieless('/events/track', { type: 'named.seen', sessionId }, 'ws_two')).toBe(404)
  expect(await cookieless('/sessions/end', { sessionId })).toBe(200)
  expect(await cookieless('/events/track', { type: 'named.seen', sessionId })).toBe(404)
  expect((await eventsOf(one)).filter((type) => type.endsWith('.seen'))).toEqual(['named.seen'])
})

test('a visit is opened, says who it is, tells what it does, and ends', async () => {
  const { send, jar } = visitor()
  const started: unknown = await (await send('/sessions/start')).json()
  expect(started).toEqual({
    sessionId: expect.stringMatching(/^tsn_/),
    visitorId: expect.stringMatching(/^vis_/),
  })
  const words = {
    email: 'Visitor@Example.com',
    properties: { name: '来訪 者', shoe: 1 },
    mailingLists: { Nothing: true },
  }
  expect((await send('/sessions/identify', words)).status).toBe(200)
  expect((await send('/events/track', { type: 'cart.filled', payload: { items: 3 } })).status).toBe(200)
  expect((await send('/sessions/end')).status).toBe(200)
  expect((await send('/events/track', { type: 'late' })).status).toBe(404)
  expect([...jar.keys()]).toEqual(['otegami_visitor_ws_one'])

  const [contact] = await searchContacts(db, one, { q: 'visitor@example.com' }, page, context)
  expect(contact).toMatchObject({ name: '来訪 者', source: 'tracking', status: 'subscribed', properties: {} })
  expect(
    (await findEvents(db, one, { contactId: contact?.id }, undefined, 10)).map(({ type }) => type),
  ).toEqual(['session.end', 'cart.filled', 'identify', 'contact.created'])
  expect(await searchContacts(db, two, {}, page, context)).toEqual([])
})

test('a visit of one workspace is none in another', async () => {
  const { send, jar } = visitor()
  await send('/sessions/start')
  // The same cookie, sent as if it were the other one's.
  jar.set('otegami_visit_ws_two', jar.get('otegami_visit_ws_one') ?? '')
  const before = await eventsOf(two)
  expect((await send('/events/track', { type: 'theirs' }, 'ws_two')).status).toBe(404)
  expect((await send('/sessions/end', {}, 'ws_two')).status).toBe(404)
  expect(await eventsOf(two)).toEqual(before)
  expect((await send('/sessions/start', {}, 'ws_none')).status).toBe(404)
})

test('a visitor is known again, and a cookie that we never gave names nobody', async () => {
  const { send, jar } = visitor()
  const idOf = async () => ((await (await send('/sessions/start')).json()) as { visitorId: string }).visitorId
  const first = await idOf()
  expect(await idOf()).toBe(first)
  for (const forged of ['x', 'vis_' + 'a'.repeat(200), 'vis_%00', 'con_1']) {
    jar.set('otegami_visitor_ws_one', forged)
    expect(await idOf()).not.toBe(forged)
  }
})

test('visitors with the same address at once become one contact', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { send } = visitor()
      await send('/sessions/start')
      return (await send('/sessions/identify', { email: 'same@example.com' })).status
    }),
  )
  expect(answers).toEqual(Array.from({ length: 6 }, () => 200))
  expect(await searchContacts(db, one, { q: 'same@example.com' }, page, context)).toHaveLength(1)
})

test('what the workspace does not want is refused: other sites, too many calls, and all where it is switched off', async () => {
  const settings = { ...usualWebApi, allowedOrigins: ['https://shop.example'], rateLimitPerMinute: 3 }
  await putWebApi(db, two, settings)
  // What was sent there before is of another minute.
  server.turn(60_000)
  const elsewhere = visitor('ws_two', { origin: 'https://elsewhere.example' })
  expect((await elsewhere.send('/sessions/start')).status).toBe(403)
  const shop = visitor('ws_two', { origin: 'https://shop.example' })
  const response = await shop.send('/sessions/start')
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  for (let calls = 1; calls < 3; calls += 1)
    expect((await shop.send('/events/track', { type: 'x' })).status).toBe(200)
  const refused = await shop.send('/events/track', { type: 'x' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  server.turn(60_000)
  expect((await shop.send('/events/track', { type: 'x' })).status).toBe(200)
  await putWebApi(db, two, { ...settings, enabled: false })
  expect((await shop.send('/events/track', { type: 'x' })).status).toBe(403)
})

test('without consent nothing is recorded where it is required, and who takes it back is forgotten', async () => {
  const before = await eventsOf(two)
  await putWebApi(db, two, { ...usualWebApi, requireConsent: true })
  const { send, jar } = visitor('ws_two')
  for (const body of [{}, { consent: 'denied' }]) {
    const refused = await send('/sessions/start', body)
    expect(refused.status).toBe(428)
    expect(refused.headers.getSetCookie()).toEqual([])
  }
  expect((await send('/sessions/start', { consent: 'granted' })).status).toBe(200)
  expect((await send('/events/track', { type: 'order' })).status).toBe(428)
  expect((await send('/sessions/identify', { email: 'nobody@example.com' })).status).toBe(428)
  expect((await send('/events/track', { type: 'order', consent: 'granted' })).status).toBe(200)
  expect((await send('/sessions/end', { consent: 'denied' })).status).toBe(200)
  expect(await eventsOf(two)).toEqual(['session.end', 'order', 'session.start', ...before])
  expect([...jar]).toEqual([])
  expect((await send('/sessions/end', { consent: 'denied' })).status).toBe(200)
  expect((await send('/sessions/end')).status).toBe(404)
  const { token } = await server.signIn('acc_owner')
  const tag = async () => (await server.json('/v1/script_tag', { token, workspace: 'ws_one' })).value
  await putWebApi(db, one, { ...usualWebApi, requireConsent: true })
  expect(await tag()).toMatchObject({
    requireConsent: true,
    snippet: expect.stringContaining('data-consent="required"'),
  })
  await putWebApi(db, one, usualWebApi)
  expect(await tag()).toMatchObject({
    requireConsent: false,
    snippet: expect.not.stringContaining('data-consent'),
  })
})

test('the script tag says which sites report', async () => {
  const tag = async () => {
    const { token } = await server.signIn('acc_owner')
    return (await server.json('/v1/script_tag', { token, workspace: 'ws_one' })).value
  }
  const { send } = visitor()
  await send('/sessions/start')
  for (const url of [
    'https://Shop.example/a',
    'https://shop.example/b?c#d',
    'http://blog.example:8080/',
    'nonsense',
  ])
    await send('/events/track', { type: 'page.viewed', payload: { url } })
  expect(await tag()).toMatchObject({
    status: 'receiving',
    hosts: [
      { host: 'shop.example', events24h: 2 },
      { host: 'blog.example:8080', events24h: 1 },
    ],
  })
  server.turn(80 * 3_600_000)
  expect(await tag()).toMatchObject({ status: 'stale', hosts: [{ events24h: 0 }, { events24h: 0 }] })
})

test('a visit lasts from the last call that told of it', async () => {
  const { send } = visitor()
  await send('/sessions/start')
  for (const [path, body] of [
    ['/events/track', { type: 'order' }],
    ['/sessions/identify', { email: 'lasting@example.com' }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [cookie = ''] = (await send(path, body)).headers.getSetCookie()
    expect(cookie).toMatch(/^otegami_visit_ws_one=tsn_.*; Max-Age=1800/)
  }
})
