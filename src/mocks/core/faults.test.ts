import { authRoutes } from '#api/contract'
import { describe, expect, test, vi } from 'vitest'
import type { Clock } from '#lib/clock'
import { handle } from './handle.ts'
import { faultKinds, type Fault } from './faults.ts'
import { createMockApi, standingClock } from '#mocks/node'

/** A clock whose hands the test turns. */
function handClock() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    setTimeout(run, ms) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => (timers = timers.filter((one) => one !== timer))
    },
    setInterval: () => () => undefined,
  }
  const turn = async (ms: number) => {
    now += ms
    const due = timers.filter(({ at }) => at <= now)
    timers = timers.filter((timer) => !due.includes(timer))
    for (const { run } of due) run()
    for (let step = 0; step < 10; step += 1) await Promise.resolve()
  }
  return { clock, turn, pending: () => timers.length }
}

const lines = ['{"type":"a"}\n', '{"type":"b","text":"手紙"}\n', '{"type":"c"}\n']
const TEXT = lines.join('')
/** A backend whose one call streams lines: faults must hold for streams too. */
const streaming = handle(authRoutes.signOut, () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of lines) controller.enqueue(new TextEncoder().encode(line))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
})

const setUp = (fault: Fault, clock = standingClock()) => {
  const api = createMockApi({ clock, handlers: [streaming] })
  api.faults.add(fault)
  const ask = (signal?: AbortSignal) =>
    api.fetch('https://api.example/v1/auth/sign-out', { method: 'POST', signal: signal ?? null })
  return { api, ask }
}
const piecesOf = async (response: Response) => {
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) pieces.push(piece)
  return pieces
}
const bytes = (text: string) => new TextEncoder().encode(text)

const shown: Record<(typeof faultKinds)[number], () => Promise<void>> = {
  async latency() {
    const { clock, turn, pending } = handClock()
    const { ask } = setUp({ kind: 'latency', ms: 8000 }, clock)
    const answered = vi.fn()
    const call = ask().then(answered)
    await vi.waitFor(() => expect(pending()).toBe(1))
    await turn(7999)
    expect(answered).not.toHaveBeenCalled()
    await turn(1)
    await call
    expect(answered).toHaveBeenCalledOnce()

    const { promise, resolve } = Promise.withResolvers<void>()
    const held = setUp({ kind: 'latency', until: promise }, clock).ask()
    resolve()
    // No time has passed.
    expect((await held).ok).toBe(true)
  },
  async timeout() {
    const { clock, turn, pending } = handClock()
    const { ask } = setUp({ kind: 'timeout' }, clock)
    const controller = new AbortController()
    const call = ask(controller.signal)
    await turn(3_600_000)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    const { ask: askShort } = setUp({ kind: 'timeout', ms: 100 }, clock)
    const broken = expect(askShort()).rejects.toThrow(TypeError)
    await vi.waitFor(() => expect(pending()).toBe(1))
    await turn(100)
    await broken
  },
  async reset() {
    await expect(setUp({ kind: 'reset' }).ask()).rejects.toThrow(TypeError)
  },
  async down() {
    const { ask, api } = setUp({ kind: 'down' })
    await expect(ask()).rejects.toThrow(TypeError)
    await expect(ask()).rejects.toThrow(TypeError)
    api.faults.clear()
    expect((await ask()).status).toBe(200)
  },
  async cut() {
    const response = await setUp({ kind: 'cut', bytes: 15 }).ask()
    await expect(response.text()).rejects.toThrow('The connection was cut.')
  },
  async truncate() {
    const response = await setUp({ kind: 'truncate', bytes: 15 }).ask()
    expect(await response.text()).toBe(TEXT.slice(0, 15))
  },
  async slicer() {
    const response = await setUp({ kind: 'slicer', size: 1 }).ask()
    const pieces = await piecesOf(response)
    expect(pieces.map(({ length }) => length)).toEqual(Array(bytes(TEXT).length).fill(1))
    expect(new TextDecoder().decode(await new Blob(pieces.map((piece) => piece.slice())).arrayBuffer())).toBe(
      TEXT,
    )
  },
  async bandwidth() {
    const { clock, turn } = handClock()
    const response = await setUp({ kind: 'bandwidth', bytes: 1000, ms: 50 }, clock).ask()
    const done = vi.fn()
    const reading = (async () => done(await response.text()))()
    await turn(49)
    expect(done).not.toHaveBeenCalled()
    const ticking = setInterval(() => void turn(50), 1)
    await reading
    clearInterval(ticking)
    expect(done).toHaveBeenCalledWith(TEXT)
  },
  async status() {
    const response = await setUp({ kind: 'status', code: 503 }).ask()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 503, ticketId: expect.stringMatching(/^tkt_/) })
    expect(await (await setUp({ kind: 'status', code: 409, body: { message: 123 } }).ask()).json()).toEqual({
      message: 123,
    })
  },
  async html() {
    const response = await setUp({ kind: 'html' }).ask()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html'])
    expect(await response.text()).toContain('<!doctype html>')
  },
  async empty() {
    const response = await setUp({ kind: 'empty', code: 502 }).ask()
    expect([response.status, await response.text()]).toEqual([502, ''])
  },
  async nobody204() {
    const response = await setUp({ kind: 'nobody204' }).ask()
    expect([response.status, response.body]).toEqual([204, null])
  },
  async corrupt() {
    const text = await (await setUp({ kind: 'corrupt', bytes: 5 }).ask()).text()
    expect(text).not.toBe(TEXT)
    expect(text.slice(0, 4)).toBe(TEXT.slice(0, 4))
  },
  async dup() {
    expect(await (await setUp({ kind: 'dup' }).ask()).text()).toBe(lines.map((line) => line + line).join(''))
  },
  async huge() {
    const text = await (await setUp({ kind: 'huge', bytes: 100_000 }).ask()).text()
    expect(bytes(text)).toHaveLength(100_000)
    expect(text.trimEnd()).toBe(TEXT.trimEnd())
  },
  async wrongtype() {
    expect(await (await setUp({ kind: 'wrongtype' }).ask()).json()).toEqual([])
    expect(await (await setUp({ kind: 'wrongtype', body: { items: 'none' } }).ask()).json()).toEqual({
      items: 'none',
    })
  },
}

describe('faults', () => {
  test.each(faultKinds)('%s acts', async (kind) => {
    expect.hasAssertions()
    await shown[kind]()
  })

  test('hit the calls that they name, as often as they say, and are in the log', async () => {
    const api = createMockApi({ scenario: { size: 'small' } })
    const ask = async (method: string, path: string) =>
      (await api.fetch(`https://api.example/v1${path}`, { method, body: method === 'GET' ? null : '{}' }))
        .status
    api.faults.add({ kind: 'status', code: 500, method: 'post', path: '/contacts/:contactId', times: 2 })
    expect(await ask('GET', '/contacts/con_1')).toBe(401)
    expect(await ask('POST', '/contacts/search/count')).toBe(401)
    expect(await ask('POST', '/contacts/con_1')).toBe(500)
    expect(await ask('POST', '/contacts/con_2')).toBe(500)
    expect(await ask('POST', '/contacts/con_3')).toBe(401)
    api.faults.add({ kind: 'status', code: 429, path: '/v1/contacts*' })
    expect(await ask('POST', '/contacts/search/count')).toBe(429)
    expect(await ask('GET', '/accounts')).toBe(401)
    api.faults.clear()
    expect(await ask('POST', '/contacts/search')).toBe(401)
    expect(api.log.map(({ faults }) => faults.length)).toEqual([0, 0, 1, 1, 0, 1, 0, 0])
  })

  test('of an unknown kind are refused', () => {
    const api = createMockApi()
    // @ts-expect-error -- there is no such kind
    expect(() => api.faults.add({ kind: 'meteor' })).toThrow('no fault of the kind "meteor"')
  })
})

describe('scenarios', () => {
  const ask = async (api: ReturnType<typeof createMockApi>) =>
    (await api.fetch('https://api.example/v1/auth/refresh')).status

  test('fail the next call, a route, or a share of all', async () => {
    const api = createMockApi()
    api.scenario.failNext(503)
    expect([await ask(api), await ask(api)]).toEqual([503, 401])
    api.scenario.failRoute('GET /auth/refresh')
    expect([await ask(api), await ask(api)]).toEqual([500, 500])
    api.scenario.recover()
    api.scenario.failRate(0.5, 429)
    const statuses = await Promise.all(Array.from({ length: 200 }, () => ask(api)))
    const failed = statuses.filter((status) => status === 429).length
    expect(failed).toBeGreaterThan(60)
    expect(failed).toBeLessThan(140)
  })

  test('are offline, or slow', async () => {
    const { clock, turn, pending } = handClock()
    const api = createMockApi({ clock })
    api.scenario.set({ offline: true })
    await expect(ask(api)).rejects.toThrow(TypeError)
    api.scenario.set({ offline: false, latency: [100, 200] })
    const call = ask(api)
    await vi.waitFor(() => expect(pending()).toBe(1))
    await turn(99)
    expect(pending()).toBe(1)
    await turn(101)
    expect(await call).toBe(401)
  })
})
