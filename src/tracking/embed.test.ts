import { resolve } from 'node:path'
import { build } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { embed, GLOBAL_NAME, type EmbeddedTracker } from './embed.ts'
import { fakeClock, fakeNetwork, fakePage, programs } from './tracking.fake.ts'

const warn = vi.spyOn(console, 'warn')
const log = vi.spyOn(console, 'log')
beforeEach(() => {
  warn.mockReset().mockImplementation(() => {})
  log.mockReset().mockImplementation(() => {})
})

const tag = (attributes: Record<string, string>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
})
const ours = tag({ 'data-workspace-id': 'ws_sakura', 'data-base-url': 'https://api.example/web/v1' })
const { clock } = fakeClock()

const trackerOf = (page: object): EmbeddedTracker =>
  (page as Record<string, EmbeddedTracker>)[GLOBAL_NAME] as EmbeddedTracker
/** All that was begun is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('reports the page and each change of address', async () => {
  const page = fakePage()
  const { fetch, sent } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  await settled()
  page.history.pushState(null, '', '/a')
  page.history.replaceState(null, '', '/b')
  page.goBackTo('/c')
  await settled()
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/web/v1/sessions/start',
    ...Array.from({ length: 4 }, () => '/web/v1/events/track'),
  ])
  expect(sent.slice(1).map(({ body }) => body)).toMatchObject(
    ['/welcome', '/a', '/b', '/c'].map((pathname) => ({ type: 'page_view', payload: { pathname } })),
  )
  expect(sent.every(({ headers }) => headers.get('x-workspace-id') === 'ws_sakura')).toBe(true)
})

test('gives the page what it may call, under the name of the product', async () => {
  const page = fakePage()
  const { fetch, sent } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  expect(GLOBAL_NAME).toBe('otegami')
  expect(Object.keys(trackerOf(page)).toSorted()).toEqual(['consent', 'identify', 'pageView', 'track'])
  await settled()
  await trackerOf(page).track('order', { total: 1 })
  await trackerOf(page).identify({ email: 'a@b.co' })
  await trackerOf(page).pageView({ name: 'Cart' })
  expect(sent.slice(2).map(({ body }) => body)).toMatchObject([
    { type: 'order' },
    { email: 'a@b.co' },
    { type: 'page_view', payload: { name: 'Cart' } },
  ])
})

test('tells mistakes and failures in the console, and throws none of them', async () => {
  const page = fakePage()
  const { fetch } = fakeNetwork(
    () => new Response(null, { status: 204 }),
    () => new Response(null, { status: 502, statusText: 'Bad Gateway' }),
  )
  embed(ours, page, { fetch, clock })
  await settled()
  await expect(trackerOf(page).identify({ email: 'bad' })).resolves.toBeUndefined()
  await expect(trackerOf(page).track('x')).resolves.toBeUndefined()
  expect(warn.mock.calls.map(([, error]) => error)).toMatchObject([
    { code: 502 },
    { code: 400 },
    { code: 502 },
  ])
})

test('waits for the reader of a page that the browser has loaded for them, who may never come (TRK-38)', async () => {
  const page = fakePage()
  Object.assign(page.document, { prerendering: true })
  const { fetch, sent } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  void trackerOf(page).track('seen')
  await settled()
  expect(sent).toEqual([])
  page.arrive()
  await settled()
  expect(sent.map(({ body }) => body)).toMatchObject([{}, { type: 'seen' }, { type: 'page_view' }])
})

test('reports a page again that the browser had kept and the reader comes back to (TRK-4)', async () => {
  const page = fakePage()
  const { fetch, sent } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  page.show(false)
  await settled()
  expect(sent).toHaveLength(2)
  page.show(true)
  await settled()
  expect(sent.slice(2)).toMatchObject([{ body: { type: 'page_view', payload: { pathname: '/welcome' } } }])
})

test('sends nothing for a bot', async () => {
  const page = fakePage(programs)
  const { fetch } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  page.history.pushState(null, '', '/a')
  await trackerOf(page).track('x')
  await settled()
  expect(fetch).not.toHaveBeenCalled()
  expect([...warn.mock.calls, ...log.mock.calls]).toEqual([])
})

test('sends nothing more where the session does not open', async () => {
  const page = fakePage()
  const { fetch } = fakeNetwork(() => Promise.reject(new TypeError('Failed to fetch')))
  embed(ours, page, { fetch, clock })
  page.history.pushState(null, '', '/a')
  await trackerOf(page).track('x')
  await settled()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(log.mock.calls).toEqual([['failed to init session']])
})

test.each([
  ['no tag', null],
  ['a tag without the workspace', tag({ 'data-base-url': 'https://api.example/web/v1' })],
  ['a tag without the address', tag({ 'data-workspace-id': 'ws_sakura' })],
])('%s: says so, sends nothing, and what the page calls still exists', async (_, script) => {
  const page = fakePage()
  const { fetch } = fakeNetwork()
  embed(script, page, { fetch, clock })
  await trackerOf(page).track('x')
  expect(fetch).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('counts a tag that stands in the page twice once', async () => {
  const page = fakePage()
  const { fetch, sent } = fakeNetwork()
  embed(ours, page, { fetch, clock })
  const first = trackerOf(page)
  embed(ours, page, { fetch, clock })
  await settled()
  expect(trackerOf(page)).toBe(first)
  expect(sent).toHaveLength(2)
})

test.each([
  ['', {}],
  ['granted', { consent: 'granted' }],
])('a tag whose data-consent is "%s" begins at once', async (consent, body) => {
  const { fetch, sent } = fakeNetwork()
  const script = tag({
    'data-workspace-id': 'ws',
    'data-base-url': 'https://api.example/web/v1',
    'data-consent': consent,
  })
  embed(script, fakePage(), { fetch, clock })
  await settled()
  expect(sent[0]?.body).toEqual(body)
})

test.each(['required', 'true', 'denied'])(
  'a tag whose data-consent is "%s" sends nothing before the page reports consent',
  async (consent) => {
    const page = fakePage()
    const { fetch, sent } = fakeNetwork()
    const script = tag({
      'data-workspace-id': 'ws',
      'data-base-url': 'https://api.example/web/v1',
      'data-consent': consent,
    })
    embed(script, page, { fetch, clock })
    page.history.pushState(null, '', '/a')
    await settled()
    expect(fetch).not.toHaveBeenCalled()
    await trackerOf(page).consent('granted')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { consent: 'granted' },
      { type: 'page_view', payload: { pathname: '/welcome' }, consent: 'granted' },
      { type: 'page_view', payload: { pathname: '/a' }, consent: 'granted' },
    ])
  },
)

test('says when it can be called', () => {
  const page = fakePage()
  page.dispatchEvent.mockImplementation(({ type }) => {
    expect(type).toBe('otegami:ready')
    expect(trackerOf(page)).toBeDefined()
    return true
  })
  embed(ours, page, { fetch: fakeNetwork().fetch, clock })
  expect(page.dispatchEvent).toHaveBeenCalledOnce()
})

test('leaves a page that can’t be changed alone', () => {
  const page = Object.freeze(fakePage())
  const { fetch } = fakeNetwork()
  expect(() => embed(ours, page, { fetch, clock })).not.toThrow()
  expect(fetch).not.toHaveBeenCalled()
})

test('the script asks for no browser newer than the visitors of a customer have (TRK-14)', async () => {
  const built = await build({
    configFile: resolve(import.meta.dirname, '../../vite.tracker.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  const text = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
  expect(text).toContain('page_view')
  for (const newer of ['canParse', 'URL.parse', 'withResolvers', 'toSorted'])
    expect(text).not.toContain(newer)
})
