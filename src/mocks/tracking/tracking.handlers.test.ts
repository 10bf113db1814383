import { contactEventRoutes, contactRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockApi, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

let api: MockApi
let owner: Caller

beforeEach(async () => {
  api = createMockApi({ scenario: { size: 'small' }, cookies: 'jar' })
  owner = await callerAs(api, 'acc_haruka', 'ws_sakura')
})

const send = async (path: string, body: unknown = {}, workspaceId = 'ws_sakura') => {
  const response = await api.fetch(`https://api.example/web/v1${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-workspace-id': workspaceId },
  })
  return { status: response.status, body: await response.json() }
}

describe('a visit', () => {
  test('is named by its calls where the browser keeps no cookie (TRK-41)', async () => {
    const bare = createMockApi({ scenario: { size: 'small' } })
    const ask = async (path: string, body: unknown = {}) =>
      bare.fetch(`https://api.example/web/v1${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'x-workspace-id': 'ws_sakura' },
      })
    const { sessionId } = await (await ask('/sessions/start')).json()
    expect((await ask('/events/track', { type: 'seen' })).status).toBe(404)
    expect((await ask('/events/track', { type: 'seen', sessionId })).status).toBe(200)
  })

  test('is opened, says who it is, tells what it does, and ends', async () => {
    expect((await send('/sessions/start')).body).toMatchObject({
      sessionId: expect.stringMatching(/^tsn_/),
      visitorId: expect.stringMatching(/^vis_/),
    })
    const email = 'visitor@example.com'
    const identify = {
      email,
      properties: { name: '来訪 者', orders: 2, shoe: 1, plan: 'yearly' },
      mailingLists: { ワークショップ: true, 'English letter': true, Nothing: true },
    }
    expect(await send('/sessions/identify', identify)).toEqual({ status: 200, body: {} })
    expect((await send('/events/track', { type: 'cart.filled', payload: { items: 3 } })).status).toBe(200)
    expect((await send('/sessions/end')).status).toBe(200)
    expect((await send('/events/track', { type: 'late' })).status).toBe(404)

    const { items } = await owner.call(contactRoutes.search, { body: { q: email } })
    expect(items).toMatchObject([
      { name: '来訪 者', source: 'tracking', status: 'subscribed', properties: { orders: 2 } },
    ])
    expect(items[0]?.properties).toEqual({ orders: 2 })
    expect(items[0]?.subscriptions).toMatchObject([
      { mailingListId: 'lst_workshop', status: 'active' },
      { mailingListId: 'lst_english', status: 'pending' },
    ])
    const events = await owner.call(contactEventRoutes.search, { body: { contactId: items[0]?.id } })
    expect(events.items.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['identify', 'cart.filled', 'session.end', 'contact.created']),
    )
  })

  test('is of one workspace: a visit of another one ends nothing', async () => {
    const first = await send('/sessions/start')
    const other = await send('/sessions/start', {}, 'ws_product')
    expect(other.body.visitorId).not.toBe(first.body.visitorId)
    expect((await send('/events/track', { type: 'order' })).status).toBe(200)
    expect((await send('/events/track', { type: 'order' }, 'ws_product')).status).toBe(200)
  })

  test('is known again on the sites of customers, each by a cookie of its own', async () => {
    const http = createMockApi({ scenario: { size: 'small' } })
    const response = await http.fetch('https://api.example/web/v1/sessions/start', {
      method: 'POST',
      body: '{}',
      headers: { 'x-workspace-id': 'ws_sakura' },
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-otegami_visit(or)?_ws_sakura=\w+; Path=\/; HttpOnly; SameSite=None; Partitioned; Max-Age=\d+; Secure$/,
      )
  })

  test('is not opened without consent where the workspace requires it, and is forgotten when it is taken back', async () => {
    const refused = await send('/sessions/start', {}, 'ws_ridge')
    expect(refused).toMatchObject({ status: 428, body: { code: 428 } })
    expect((await send('/sessions/start', { consent: 'denied' }, 'ws_ridge')).status).toBe(428)
    const { visitorId } = (await send('/sessions/start', { consent: 'granted' }, 'ws_ridge')).body
    expect((await send('/events/track', { type: 'order' }, 'ws_ridge')).status).toBe(428)
    expect((await send('/events/track', { type: 'order', consent: 'granted' }, 'ws_ridge')).status).toBe(200)
    expect((await send('/sessions/end', { consent: 'denied' }, 'ws_ridge')).status).toBe(200)
    // Nothing is open, and it is still a success.
    expect((await send('/sessions/end', { consent: 'denied' }, 'ws_ridge')).status).toBe(200)
    const again = await send('/sessions/start', { consent: 'granted' }, 'ws_ridge')
    expect(again.body.visitorId).not.toBe(visitorId)
  })

  test('keeps its visitor over visits, and needs no sign-in', async () => {
    const first = await send('/sessions/start', {}, 'ws_product')
    expect(first.status).toBe(200)
    expect((await send('/sessions/start', {}, 'ws_product')).body.visitorId).toBe(first.body.visitorId)
  })

  test('brings nobody back who left', async () => {
    const [contact] = (
      await owner.call(contactRoutes.search, { body: { status: ['unsubscribed'], limit: 1 } })
    ).items
    await send('/sessions/start')
    await send('/sessions/identify', { email: contact?.email, mailingLists: { ワークショップ: true } })
    const after = await owner.call(contactRoutes.one, { params: { contactId: contact?.id ?? '' } })
    expect(after).toMatchObject({ status: 'unsubscribed', subscriptions: contact?.subscriptions })
  })

  test('refuses what it can not take', async () => {
    expect((await send('/sessions/start', {}, 'ws_none')).status).toBe(404)
    await send('/sessions/start')
    expect((await send('/sessions/identify', { email: 'nobody' })).status).toBe(400)
    expect(
      (await send('/sessions/identify', { email: 'a@example.com', mailingLists: { a: 'yes' } })).status,
    ).toBe(400)
    expect((await send('/events/track', { type: 1 })).status).toBe(400)
    expect((await send('/events/track', { type: 'x', consent: 'granted' }, 'ws_ridge')).status).toBe(404)
  })
})

test('a visit lasts from the last call that told of it', async () => {
  const browser = createMockApi({ scenario: { size: 'small' } })
  let cookie = ''
  const cookiesOf = async (path: string, body: object) => {
    const response = await browser.fetch(`https://api.example/web/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-workspace-id': 'ws_sakura', cookie },
    })
    expect(response.status).toBe(200)
    return response.headers.getSetCookie()
  }
  const started = await cookiesOf('/sessions/start', {})
  cookie = started.map((line) => line.split(';')[0]).join('; ')
  for (const [path, body] of [
    ['/events/track', { type: 'order' }],
    ['/sessions/identify', { email: 'lasting@example.com' }],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await cookiesOf(path, body))[0]).toMatch(
      /^(__Host-)?otegami_visit_ws_sakura=tsn_.*; Max-Age=1800/,
    )
})
