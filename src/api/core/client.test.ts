import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createClient, type ClientConfig } from './client.ts'
import { del, get, post } from './route.ts'

interface Thing {
  id: string
}
const routes = {
  one: get('/things/:thingId').returns<Thing>(),
  list: get('/things')
    .query<{ q?: string | undefined; limit?: number | undefined }>()
    .returns<{ items: Thing[] }>('page'),
  count: get('/things/count').returns<{ count: number }>('count'),
  create: post('/things').body<{ name: string }>().returns<Thing>(),
  remove: del('/things/:thingId').returns<object>(),
  link: get('/link').returns<Thing | null>('nullable'),
  listen: get('/listen').returns<unknown>('stream'),
}

function setUp(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  config: Partial<ClientConfig> = {},
) {
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
      return await answer(request, requests.length)
    },
    ...config,
  })
  return { client, requests, renew, only: () => requests[0] as Request }
}
const ok = (body: unknown = { id: 'x' }) => Response.json(body)
const failing = (status: number, body: unknown) => Response.json(body, { status })

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('It did not throw.')
}

describe('the request', () => {
  test('goes below /v1 with the parameter encoded', async () => {
    const { client, only } = setUp(() => ok())
    await client.call(routes.one, { params: { thingId: 'a b/c?日本' } })
    expect(only().url).toBe('https://api.test/v1/things/a%20b%2Fc%3F%E6%97%A5%E6%9C%AC')
    expect(only().method).toBe('GET')
    expect(only().credentials).toBe('include')
  })

  test.each(['', '.', '..'])('refuses %j as a path parameter and sends nothing', async (thingId) => {
    const { client, requests } = setUp(() => ok())
    await errorOf(client.call(routes.one, { params: { thingId } }))
    expect(requests).toHaveLength(0)
  })

  test('leaves out undefined query values and keeps false and empty ones', async () => {
    const { client, only } = setUp(() => ok({ items: [] }))
    await client.call(routes.list, { query: { q: undefined, limit: 0 } })
    expect(new URL(only().url).search).toBe('?limit=0')
  })

  test('carries JSON, bearer and workspace; the caller adds headers', async () => {
    const { client, only } = setUp(() => ok(), { workspaceId: () => 'ws_address' })
    await client.call(routes.create, { body: { name: '名' } }, { headers: { 'x-extra': '1' } })
    const { headers } = only()
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('authorization')).toBe('Bearer first')
    expect(headers.get('x-workspace-id')).toBe('ws_address')
    expect(headers.get('x-extra')).toBe('1')
    expect(await only().json()).toEqual({ name: '名' })
  })

  test("a call's own workspace wins over the address", async () => {
    const { client, only } = setUp(() => ok(), { workspaceId: () => 'ws_address' })
    await client.call(routes.count, {}, { workspaceId: 'ws_own' }).catch(() => undefined)
    expect(only().headers.get('x-workspace-id')).toBe('ws_own')
  })

  test.each(['ws_1\r\nx-evil: 1', 'ws 1', '日本', 'a'.repeat(200)])(
    'a workspace id such as %j reaches no header',
    async (id) => {
      const { client, only } = setUp(() => ok(), { workspaceId: () => id })
      await client.call(routes.create, { body: { name: '' } })
      expect(only().headers.has('x-workspace-id')).toBe(false)
    },
  )

  test('says which language the reader has by then', async () => {
    let language = 'en'
    const { client, requests } = setUp(() => ok(), { language: () => language })
    await client.call(routes.one, { params: { thingId: 'a' } })
    language = 'ja'
    await client.call(routes.one, { params: { thingId: 'a' } })
    expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'ja'])
  })

  test('goes on without its page only where its answer counts for the browser', async () => {
    const { client, requests } = setUp(() => ok())
    await client.call(routes.one, { params: { thingId: 'a' } })
    await client.call(routes.one, { params: { thingId: 'a' } }, { outlivesPage: true })
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
  })

  test('a base with a path and a slash at its end works', async () => {
    const { client, only } = setUp(() => ok(), { baseUrl: 'https://api.test/base/' })
    await client.call(routes.create, { body: { name: '' } })
    expect(only().url).toBe('https://api.test/base/v1/things')
  })
})

describe('a non-ok answer', () => {
  test('throws what the body says', async () => {
    const { client } = setUp(() => failing(409, { code: 409, message: 'Name taken', ticketId: 'T-9' }))
    const error = await errorOf(client.call(routes.create, { body: { name: '' } }))
    expect(error).toMatchObject({ code: 409, message: 'Name taken', ticketId: 'T-9', kind: 'answer' })
  })

  test.each([
    ['HTML', () => new Response('<!doctype html><title>Login</title>', { status: 502 }), 502],
    ['nothing', () => new Response(null, { status: 503 }), 503],
    ['half a document', () => new Response('{"code": 4', { status: 500 }), 500],
    ['other types', () => failing(422, { code: 'x', message: 123, ticketId: null }), 422],
    ['a list', () => failing(500, [1, 2]), 500],
    ['null', () => failing(500, null), 500],
  ])('with %s as its body still throws code, message and ticketId', async (_, answer, code) => {
    const { client } = setUp(answer)
    const error = await errorOf(client.call(routes.count, {}))
    expect(error.code).toBe(code)
    expect(error.message).toBe(`HTTP ${code}`)
    expect(error.ticketId).toBe('')
  })
})

describe('what is not an error of the API', () => {
  test('is wrapped as a teapot, with its cause', async () => {
    const cause = new RangeError('inside')
    const { client } = setUp(() => Promise.reject(cause))
    const error = await errorOf(client.call(routes.count, {}))
    expect(error).toMatchObject({ code: 418, message: "I'm a teapot", kind: 'unexpected', cause })
  })

  test('an answer that takes too long is not a network that is gone', async () => {
    const { client } = setUp(() => Promise.reject(new DOMException('too long', 'TimeoutError')))
    const error = await errorOf(client.call(routes.count, {}))
    expect(error).toMatchObject({ code: 418, kind: 'timeout', isUnanswered: true, said: undefined })
  })

  test('a network that is gone says so', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await errorOf(client.call(routes.count, {}))).toMatchObject({ code: 418, kind: 'network' })
  })

  test.each([
    ['a captive portal', routes.count, () => new Response('<html>', { status: 200 })],
    ['an empty 204', routes.count, () => new Response(null, { status: 204 })],
    ['a list where an object is due', routes.one, () => ok([])],
    ['a page without items', routes.list, () => ok({})],
    ['a count that is none', routes.count, () => ok({ count: '3' })],
    ['null where nothing may be null', routes.one, () => ok(null)],
  ])('%s is an error of the same class', async (_, route, answer) => {
    const { client } = setUp(answer)
    const error = await errorOf(client.call(route, { params: { thingId: 'x' } }))
    expect(error).toMatchObject({ code: 418, message: "I'm a teapot" })
  })

  test('null is an answer where the route says so', async () => {
    const { client } = setUp(() => ok(null))
    await expect(client.call(routes.link, {})).resolves.toBeNull()
  })

  test("the caller's own abort stays an abort", async () => {
    const { client } = setUp(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    )
    const controller = new AbortController()
    const call = client.call(routes.count, {}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a token that has run out', () => {
  test('is renewed once and the call sent once more', async () => {
    const { client, requests, renew } = setUp((_, count) => (count === 1 ? failing(401, {}) : ok()))
    await expect(client.call(routes.create, { body: { name: 'kept' } })).resolves.toEqual({ id: 'x' })
    expect(renew).toHaveBeenCalledExactlyOnceWith('first')
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ])
    expect(await requests[1]?.json()).toEqual({ name: 'kept' })
  })

  test('a second 401 throws', async () => {
    const { client, requests } = setUp(() => failing(401, { code: 401, message: 'No', ticketId: 'T' }))
    expect(await errorOf(client.call(routes.count, {}))).toMatchObject({ code: 401, ticketId: 'T' })
    expect(requests).toHaveLength(2)
  })

  test('without a new token the first 401 stands', async () => {
    const { client, requests, renew } = setUp(() => failing(401, {}))
    renew.mockResolvedValue(false)
    expect(await errorOf(client.call(routes.count, {}))).toMatchObject({ code: 401 })
    expect(requests).toHaveLength(1)
  })

  test('the calls that make a session carry no token and renew nothing', async () => {
    const { client, only, renew } = setUp(() => failing(401, {}))
    await errorOf(client.call(routes.count, {}, { withoutToken: true }))
    expect(only().headers.has('authorization')).toBe(false)
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('a stream', () => {
  const read = async (lines: AsyncIterable<unknown>) => {
    const all: unknown[] = []
    for await (const line of lines) all.push(line)
    return all
  }

  test('delivers each line as it comes', async () => {
    const { client } = setUp(() => new Response('{"a":1}\n\n{"b":"日本"}'))
    await expect(read(client.stream(routes.listen, {}))).resolves.toEqual([{ a: 1 }, { b: '日本' }])
  })

  test("without a body throws 'No body'", async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }))
    expect(await errorOf(read(client.stream(routes.listen, {})))).toMatchObject({ message: 'No body' })
  })

  test('a refusal throws its envelope', async () => {
    const { client } = setUp(() => failing(404, { code: 404, message: 'No thread', ticketId: 'T' }))
    expect(await errorOf(read(client.stream(routes.listen, {})))).toMatchObject({ code: 404, ticketId: 'T' })
  })

  test('an abort reaches the network and ends the loop', async () => {
    const controller = new AbortController()
    let signal: AbortSignal | undefined
    const { client } = setUp((request) => {
      signal = request.signal
      return new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"a":1}\n'))
            request.signal.addEventListener('abort', () => stream.error(request.signal.reason))
          },
        }),
      )
    })
    const lines = client.stream(routes.listen, {}, { signal: controller.signal })
    await expect(lines.next()).resolves.toMatchObject({ value: { a: 1 } })
    controller.abort()
    await expect(lines.next()).rejects.toMatchObject({ name: 'AbortError' })
    expect(signal?.aborted).toBe(true)
  })
})

describe('refusals', () => {
  const all = (client: ReturnType<typeof createClient>) => {
    const heard: string[] = []
    const stop = client.whenForbidden(({ path }) => heard.push(path))
    return { heard, stop }
  }

  test('are told to whoever listens, until they listen no more', async () => {
    const { client } = setUp(() => failing(403, {}))
    const { heard, stop } = all(client)
    await errorOf(client.call(routes.count, {}))
    stop()
    await errorOf(client.call(routes.list, {}))
    expect(heard).toEqual(['/things/count'])
  })

  test('that came before anybody listened are told to the first who does, once', async () => {
    const { client } = setUp((_, count) => failing(count < 4 ? 403 : 404, {}))
    await errorOf(client.call(routes.count, {}))
    await errorOf(client.call(routes.count, {}))
    await errorOf(client.call(routes.list, {}))
    await errorOf(client.call(routes.link, {}))
    expect(all(client).heard).toEqual(['/things/count', '/things'])
    expect(all(client).heard).toEqual([])
  })
})
