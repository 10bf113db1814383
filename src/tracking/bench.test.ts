import { beforeEach, expect, test, vi } from 'vitest'
import { BENCH, createBench, type ConsentState } from './bench.ts'
import { fakeClock, fakeNetwork, fakePage, programs } from './tracking.fake.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))

function setup(
  answers: Parameters<typeof fakeNetwork> = [],
  page = fakePage(),
  consent: ConsentState = 'unknown',
) {
  const network = fakeNetwork(...answers)
  const { clock } = fakeClock()
  const address = { href: 'https://bench.example/', title: 'Bench', referrer: '' }
  const bench = createBench({
    baseUrl: 'https://api.example/web/v1',
    workspaceId: 'ws_1',
    address,
    consent,
    page,
    fetch: network.fetch,
    clock,
  })
  const last = () => bench.store.get().entries.at(-1)
  return { ...network, bench, last, session: () => bench.store.get().session }
}

test('what the client sends is recorded with its answer, and reports the page of the bench', async () => {
  const { bench, last, sent, session } = setup([() => Response.json({ sessionId: 'tsn_1' })])
  await bench.start()
  expect(session()).toBe('open')
  expect(last()).toMatchObject({
    kind: 'call',
    method: 'POST',
    path: '/web/v1/sessions/start',
    body: '{}',
    status: 200,
    answer: '{"sessionId":"tsn_1"}',
  })
  await bench.visit({ href: 'https://bench.example/cart?token=secret', title: 'Cart' })
  expect(sent.at(-1)?.body).toMatchObject({
    type: 'page_view',
    payload: {
      name: 'Cart',
      title: 'Cart',
      url: 'https://bench.example/cart',
      referrer: 'https://bench.example/',
    },
  })
  await bench.end()
  expect(session()).toBe('none')
  expect(await bench.track('late', undefined)).toEqual({ reason: 'noSession' })
  expect(last()).toMatchObject({ kind: 'note', call: 'track', reason: 'noSession' })
})

test.each([
  ['', undefined, 'An event needs a type, as a string.'],
  ['order', [], 'The payload of an event is a plain object.'],
])('what the client refuses is not sent: %j, %j', async (type, payload, message) => {
  const { bench, last, sent } = setup()
  await bench.start()
  expect(await bench.track(type, payload)).toEqual({ reason: 'refused', message })
  expect(last()).toMatchObject({ kind: 'note', reason: 'refused', code: 400, message })
  expect(sent).toHaveLength(1)
})

test('a session that fails to open sends nothing more, and can be started anew', async () => {
  let fails = true
  const { bench, last, sent, session } = setup([
    () => (fails ? Response.json({ message: 'Down' }, { status: 503 }) : Response.json({})),
  ])
  await bench.start()
  expect(session()).toBe('failed')
  expect(last()).toMatchObject({ kind: 'note', call: 'start', reason: 'sessionFailed' })
  await bench.identify({ email: 'a@b.example' })
  expect(sent).toHaveLength(1)
  expect(last()).toMatchObject({ reason: 'sessionFailed', call: 'identify' })
  fails = false
  await bench.start()
  expect(session()).toBe('open')
})

test('a network that breaks is told, and the client goes on', async () => {
  const { bench, session } = setup([
    () => Response.json({}),
    () => {
      throw new TypeError('Failed to fetch')
    },
    () => Response.json({}),
  ])
  await bench.start()
  expect(await bench.track('order', {})).toMatchObject({ status: 0, reason: 'failed' })
  expect(bench.store.get().entries.slice(-2)).toMatchObject([
    { kind: 'call', status: 0 },
    { kind: 'note', reason: 'failed', code: 500 },
  ])
  expect(session()).toBe('open')
})

test('a program is not tracked, and its score says why', async () => {
  const { bench, last, session, sent } = setup([], fakePage(programs))
  expect(bench.score()).toMatchObject({ score: 0.6, isBot: true })
  await bench.start()
  expect(session()).toBe('bot')
  expect(last()).toMatchObject({ reason: 'bot' })
  expect(sent).toEqual([])
})

test('a visitor can be pretended, and the page of the browser stays as it is', async () => {
  const page = fakePage()
  const { bench, session, sent } = setup([], page)
  expect(bench.score()).toMatchObject({ score: 0, isBot: false })
  bench.pretend('crawler')
  expect(bench.score()).toMatchObject({ score: 0.6, isBot: true })
  expect(page.navigator.userAgent).toContain('Firefox')
  await bench.start()
  expect(session()).toBe('bot')
  bench.pretend('self')
  await bench.start()
  expect(session()).toBe('open')
  expect(sent).toHaveLength(1)
})

test('where consent is required it waits, sends what was kept, and forgets when it is taken back', async () => {
  const { bench, last, session, sent } = setup([], undefined, 'awaited')
  expect(await bench.track('early', undefined)).toEqual({ reason: 'noSession' })
  await bench.start()
  expect(session()).toBe('awaited')
  expect(await bench.track('order', undefined)).toEqual({ reason: 'awaited' })
  expect(sent).toEqual([])
  expect(await bench.consent('granted')).toEqual({ status: 204 })
  expect(session()).toBe('open')
  expect(sent.map(({ body }) => body)).toEqual([
    { consent: 'granted' },
    { type: 'order', consent: 'granted' },
  ])
  expect(await bench.consent('denied')).toEqual({ status: 204 })
  expect(session()).toBe('none')
  expect(bench.store.get().consent).toBe('denied')
  expect(await bench.track('late', undefined)).toEqual({ reason: 'denied' })
  expect(last()).toMatchObject({ kind: 'note', call: 'track', reason: 'denied' })
  await bench.start()
  expect(last()).toMatchObject({ kind: 'note', call: 'start', reason: 'denied' })
  expect(sent).toHaveLength(3)
  bench.pretend('self')
  expect(bench.store.get().consent).toBe('awaited')
})

test('an answer that was given outlives a reload, as with a banner that remembers it', async () => {
  const { bench, session, sent } = setup([], undefined, 'awaited')
  await bench.consent('granted')
  await bench.start()
  expect(session()).toBe('open')
  expect(sent).toHaveLength(1)
})

test('a backend that requires consent is told apart from one that fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { bench, last, session } = setup([
    () => Response.json({ code: 428, message: 'Only with consent' }, { status: 428 }),
    () => Response.json({}),
  ])
  await bench.start()
  expect(session()).toBe('awaited')
  expect(last()).toMatchObject({ kind: 'note', call: 'start', reason: 'awaited' })
  expect(await bench.consent('granted')).toEqual({ status: 200 })
  expect(session()).toBe('open')
})

test('only the newest entries are kept', async () => {
  const { bench } = setup()
  for (let count = 0; count < BENCH.entries + 5; count += 1) await bench.track('order', undefined)
  expect(bench.store.get().entries).toHaveLength(BENCH.entries)
  bench.clear()
  expect(bench.store.get().entries).toEqual([])
})
