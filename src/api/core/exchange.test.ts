import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import { exchange } from './exchange.ts'
import { get } from './route.ts'

const routes = {
  one: get('/things/:thingId').returns<object>(),
  list: get('/things').returns<{ items: object[] }>('page'),
}

function setUp(answer: (request: Request, count: number) => Response) {
  const requests: Request[] = []
  let token: string | undefined = 'first'
  const renew = vi.fn<(stale: string | undefined) => Promise<boolean>>(async () => {
    token = 'second'
    return true
  })
  const client = createClient({
    baseUrl: 'https://api.test',
    tokens: { token: () => token, renew },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request, requests.length)
    },
  })
  return { client, requests, renew, only: () => requests[0] as Request }
}
const failing = (status: number, body: unknown) => Response.json(body, { status })
const errorOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  )

describe('an exchange', () => {
  test('gives back whatever is answered, refusals and texts included', async () => {
    const { client } = setUp((_, count) =>
      count === 1
        ? Response.json({ code: 429, ticketId: 'tkt_1' }, { status: 429, headers: { 'retry-after': '12' } })
        : new Response('<html>', {
            status: 502,
            headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
          }),
    )
    expect(await exchange(client, routes.list, {})).toEqual({
      status: 429,
      body: { code: 429, ticketId: 'tkt_1' },
      retryAfter: 12,
    })
    expect(await exchange(client, routes.list, {})).toEqual({
      status: 502,
      body: '<html>',
      retryAfter: undefined,
    })
  })
  test('with a key carries neither session nor cookies, and does not renew the session', async () => {
    const { client, only, requests, renew } = setUp(() => failing(401, { code: 401 }))
    const { status } = await exchange(client, routes.list, {}, { apiKey: 'ota_1' })
    expect(status).toBe(401)
    expect(only().headers.get('authorization')).toBe('Bearer ota_1')
    expect(only().credentials).toBe('omit')
    expect(requests).toHaveLength(1)
    expect(renew).not.toHaveBeenCalled()
  })
  test('with the session renews it once', async () => {
    const { client, requests, renew } = setUp((_, count) =>
      count === 1 ? failing(401, {}) : Response.json({}),
    )
    expect((await exchange(client, routes.list, {})).status).toBe(200)
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ])
    expect(renew).toHaveBeenCalledOnce()
  })
  test('without an answer is an error, and a path that cannot be sends nothing', async () => {
    const { client, requests } = setUp(() => {
      throw new TypeError('Failed to fetch')
    })
    expect((await errorOf(exchange(client, routes.list, {})))?.kind).toBe('network')
    expect((await errorOf(exchange(client, routes.one, { params: { thingId: '..' } })))?.kind).toBe(
      'unexpected',
    )
    expect(requests).toHaveLength(1)
  })
})
