import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTracker, TRACKING, type ConsentState, type Tracker } from './client.ts'
import { fakeClock, fakeNetwork, fakePage, programs } from './tracking.fake.ts'

const base = 'https://api.example/web/v1'
const log = vi.spyOn(console, 'log')
const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  log.mockReset().mockImplementation(() => {})
  warn.mockReset().mockImplementation(() => {})
})

function setup({
  answers = [],
  consent = 'unknown',
  page = fakePage(),
}: {
  answers?: Parameters<typeof fakeNetwork>
  consent?: ConsentState
  page?: ReturnType<typeof fakePage>
} = {}) {
  const network = fakeNetwork(...answers)
  const time = fakeClock()
  const tracker = createTracker({
    baseUrl: base,
    workspaceId: 'ws_sakura',
    consent,
    fetch: network.fetch,
    page,
    clock: time.clock,
  })
  return { ...network, ...time, tracker, page }
}

const noContent = () => new Response(null, { status: 204 })
const everything = async (tracker: Tracker) => {
  await tracker.track('order', { total: 1200 })
  await tracker.identify({ email: 'hanako@example.jp' })
  await tracker.pageView()
  await tracker.end()
}

describe('a session', () => {
  test('opens with the workspace, cookies and an empty body', async () => {
    const { tracker, sent, waiting } = setup()
    await tracker.start()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: `${base}/sessions/start`,
      init: { method: 'POST', mode: 'cors', credentials: 'include' },
      body: {},
    })
    expect(sent[0]?.headers.get('x-workspace-id')).toBe('ws_sakura')
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(waiting.size).toBe(0)
  })

  test('goes on where the page is left during a call, as far as browsers let calls outlive their page (TRK-37)', async () => {
    let isAnswering = false
    const { tracker, sent } = setup({
      answers: [noContent, () => (isAnswering ? noContent() : new Promise<Response>(() => {}))],
    })
    await tracker.start()
    const large = 'x'.repeat(12_000)
    // None of them is answered before the last is sent.
    for (let calls = 0; calls < 3; calls += 1) void tracker.track('order', { large })
    await tracker.start()
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, true, false, false])
    isAnswering = true
    // A small one still finds room.
    await tracker.identify({ email: 'hanako@example.jp' })
    await tracker.identify({ email: 'hanako@example.jp' })
    expect(sent.slice(4).map(({ init }) => init.keepalive)).toEqual([true, true])
  })

  test('opens once, however often it is started', async () => {
    const { tracker, sent } = setup()
    await Promise.all([tracker.start(), tracker.start()])
    await tracker.start()
    expect(sent).toHaveLength(1)
  })

  test('takes a base address with a slash at its end', async () => {
    const { fetch, sent } = fakeNetwork()
    await createTracker({ baseUrl: `${base}/`, workspaceId: 'ws', fetch, page: fakePage() }).start()
    expect(sent[0]?.url).toBe(`${base}/sessions/start`)
  })

  test('ends once, and nothing follows it', async () => {
    const { tracker, sent } = setup()
    await tracker.start()
    await Promise.all([tracker.end(), tracker.end()])
    await everything(tracker)
    expect(sent.map(({ url }) => url)).toEqual([`${base}/sessions/start`, `${base}/sessions/end`])
    expect(sent[1]?.body).toEqual({})
  })

  describe('that ran out while its page was open', () => {
    const noVisit = () => Response.json({ message: 'There is no visit. Start one first.' }, { status: 404 })
    /** A tracker whose visit has run out on the server after so long, and what it sends from then on. */
    async function setUp(passed: number) {
      const time = fakeClock()
      let now = 0
      let isOver = false
      const paths: string[] = []
      const { fetch, sent } = fakeNetwork(() => {
        const path = new URL(sent.at(-1)?.url ?? '').pathname.slice('/web/v1'.length)
        paths.push(path)
        if (path === '/sessions/start') isOver = false
        return isOver ? noVisit() : noContent()
      })
      const clock = { ...time.clock, now: () => now }
      const tracker = createTracker({ baseUrl: base, workspaceId: 'ws', fetch, page: fakePage(), clock })
      await tracker.start()
      await tracker.identify({ email: 'hanako@example.jp', mailingLists: { News: true } })
      now += passed
      isOver = true
      paths.length = 0
      sent.length = 0
      return { tracker, sent, paths }
    }

    test('is followed by another one of the same visitor, who joins no list again', async () => {
      const { tracker, sent, paths } = await setUp(TRACKING.visit)
      await Promise.all([tracker.track('order', { total: 1200 }), tracker.track('seen')])
      expect(paths.filter((path) => path === '/sessions/start')).toHaveLength(1)
      expect(sent.find(({ url }) => url.endsWith('/sessions/identify'))?.body).toEqual({
        email: 'hanako@example.jp',
      })
      expect(sent.slice(-2).map(({ body }) => body)).toEqual([
        { type: 'order', payload: { total: 1200 } },
        { type: 'seen' },
      ])
    })

    test('but for one that was ended elsewhere a moment ago', async () => {
      const { tracker, paths } = await setUp(TRACKING.visit - 1)
      await expect(tracker.track('order')).rejects.toMatchObject({ code: 404 })
      expect(paths).toEqual(['/events/track'])
    })
  })

  describe('whose cookie the browser does not keep (TRK-41)', () => {
    const noVisit = () => Response.json({ message: 'There is no visit. Start one first.' }, { status: 404 })
    /** A server that finds a visit by what the call says alone. */
    function setUp() {
      const { fetch, sent } = fakeNetwork(() => {
        const { url = '', body } = sent.at(-1) ?? {}
        if (url.endsWith('/sessions/start')) return Response.json({ sessionId: 'tsn_1', visitorId: 'vis_1' })
        return JSON.stringify(body).includes('"sessionId":"tsn_1"') ? noContent() : noVisit()
      })
      const { clock } = fakeClock()
      return {
        sent,
        tracker: createTracker({ baseUrl: base, workspaceId: 'ws', fetch, page: fakePage(), clock }),
      }
    }

    test('is named by its calls from the first on that finds none', async () => {
      const { tracker, sent } = setUp()
      await tracker.start()
      await tracker.track('seen')
      await tracker.identify({ email: 'hanako@example.jp' })
      await tracker.end()
      expect(sent.map(({ url, body }) => [url.slice(base.length), body])).toEqual([
        ['/sessions/start', {}],
        ['/events/track', { type: 'seen' }],
        ['/events/track', { type: 'seen', sessionId: 'tsn_1' }],
        ['/sessions/identify', { email: 'hanako@example.jp', sessionId: 'tsn_1' }],
        ['/sessions/end', { sessionId: 'tsn_1' }],
      ])
    })

    test('loses none of the calls that were made together', async () => {
      const { tracker, sent } = setUp()
      await tracker.start()
      await Promise.all([tracker.track('seen'), tracker.track('order')])
      expect(sent.slice(-2).map(({ body }) => body)).toEqual([
        { type: 'seen', sessionId: 'tsn_1' },
        { type: 'order', sessionId: 'tsn_1' },
      ])
    })
  })

  test('whose cookie was kept is not gone on with by its name once it was ended elsewhere', async () => {
    const { tracker, sent } = setup({
      answers: [
        () => Response.json({ sessionId: 'tsn_1', visitorId: 'vis_1' }),
        noContent,
        () => Response.json({ message: 'There is no visit.' }, { status: 404 }),
      ],
    })
    await tracker.start()
    await tracker.track('seen')
    await expect(tracker.track('order')).rejects.toMatchObject({ code: 404 })
    expect(sent).toHaveLength(3)
  })

  test('opens again after its end', async () => {
    const { tracker, sent } = setup()
    await tracker.start()
    await tracker.end()
    await tracker.start()
    await tracker.track('back')
    expect(sent.map(({ url }) => url.slice(base.length))).toEqual([
      '/sessions/start',
      '/sessions/end',
      '/sessions/start',
      '/events/track',
    ])
  })

  test('sends nothing before its start', async () => {
    const { tracker, sent } = setup()
    await everything(tracker)
    expect(sent).toEqual([])
  })

  test('keeps events that come while it opens, and sends them when it is open', async () => {
    const opened = Promise.withResolvers<Response>()
    const { tracker, sent } = setup({ answers: [() => opened.promise, noContent] })
    const starting = tracker.start()
    const tracking = tracker.track('early')
    await Promise.resolve()
    expect(sent).toHaveLength(1)
    opened.resolve(noContent())
    await Promise.all([starting, tracking])
    expect(sent[1]?.body).toEqual({ type: 'early' })
  })

  test('is never opened for a bot, in silence', async () => {
    const { tracker, sent } = setup({ page: fakePage(programs) })
    await tracker.start()
    await everything(tracker)
    expect(sent).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  test('is opened for five points', async () => {
    const { tracker, sent } = setup({ page: fakePage({ navigator: programs.navigator }) })
    await tracker.start()
    expect(sent).toHaveLength(1)
  })

  test('asks only once whether it is a bot', async () => {
    const page = fakePage()
    const { tracker, sent } = setup({ page })
    await tracker.start()
    await tracker.end()
    Object.assign(page, programs)
    await tracker.start()
    expect(sent).toHaveLength(3)
  })
})

describe('a session that does not open', () => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['an answer of 500', () => Response.json({ code: 500, message: 'no' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: is logged, and nothing more is sent', async (_, answer) => {
    const { tracker, sent } = setup({ answers: [answer] })
    await tracker.start()
    await tracker.start()
    await everything(tracker)
    expect(log.mock.calls).toEqual([['failed to init session']])
    expect(sent).toHaveLength(1)
  })

  test('no answer in time counts as none', async () => {
    const { tracker, fetch, pass, waiting } = setup()
    fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const starting = tracker.start()
    const tracking = tracker.track('early')
    await Promise.resolve()
    pass()
    await Promise.all([starting, tracking])
    expect(log.mock.calls).toEqual([['failed to init session']])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(waiting.size).toBe(0)
  })

  test('a page that shows nothing of itself', async () => {
    const page = fakePage()
    const { tracker, sent } = setup({ page: Object.assign(page, { screen: undefined }) })
    await tracker.start()
    await tracker.track('x')
    expect(log.mock.calls).toEqual([['failed to init session']])
    expect(sent).toEqual([])
  })
})

describe('what is sent', () => {
  async function open(page = fakePage()) {
    const all = setup({ page })
    await all.tracker.start()
    all.sent.length = 0
    return all
  }

  test('an event', async () => {
    const { tracker, sent } = await open()
    await tracker.track('order', { total: 1200, items: ['tea'] })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: `${base}/events/track`,
      body: { type: 'order', payload: { total: 1200, items: ['tea'] } },
      init: { mode: 'cors', credentials: 'include' },
    })
    expect(sent[0]?.headers.get('x-workspace-id')).toBe('ws_sakura')
  })

  test('an event without a payload', async () => {
    const { tracker, sent } = await open()
    await tracker.track('ping')
    expect(sent[0]?.body).toEqual({ type: 'ping' })
  })

  test('an identity, and of it only what is known', async () => {
    const { tracker, sent } = await open()
    const identity = {
      email: 'hanako@example.jp',
      properties: { name: '花子' },
      mailingLists: { お知らせ: true, Sale: false },
      password: 'x',
    }
    await tracker.identify(identity)
    const { password: _, ...known } = identity
    expect(sent[0]).toMatchObject({ url: `${base}/sessions/identify` })
    expect(sent[0]?.body).toEqual(known)
  })

  test('a page view', async () => {
    const { tracker, sent, page } = await open()
    await tracker.pageView()
    expect(sent[0]).toMatchObject({ url: `${base}/events/track` })
    expect(sent[0]?.body).toEqual({
      type: 'page_view',
      payload: {
        name: 'ようこそ',
        url: 'https://shop.example/welcome',
        title: 'ようこそ',
        pathname: '/welcome',
        referrer: 'https://search.example/?q=tea',
        userAgent: page.navigator.userAgent,
      },
    })
  })

  test('a page view with a name and extras, which take the place of nothing else', async () => {
    const { tracker, sent } = await open()
    await tracker.pageView({ name: 'Home', plan: 'pro', url: 'https://elsewhere.example/?token=1' })
    expect(sent[0]?.body).toMatchObject({
      payload: { name: 'Home', plan: 'pro', url: 'https://shop.example/welcome', title: 'ようこそ' },
    })
  })

  test('a page view tells neither tokens nor where somebody was going', async () => {
    const page = fakePage()
    page.location.href =
      'https://shop.example/invite/inv_live?token=t0k&redirect=%2Fsecret&q=tea#access_token=t0k'
    page.document.referrer = 'https://shop.example/sign-in?redirect=%2Fsecret'
    const { tracker, sent } = await open(page)
    await tracker.pageView()
    expect(sent[0]?.body).toMatchObject({
      payload: {
        url: 'https://shop.example/invite/-?q=tea',
        pathname: '/invite/-',
        referrer: 'https://shop.example/sign-in',
      },
    })
    expect(JSON.stringify(sent[0]?.body)).not.toMatch(/t0k|inv_live|secret/)
  })

  test('a page view keeps the address it was asked at, and the title that follows', async () => {
    const { tracker, sent, page } = await open()
    const viewing = tracker.pageView()
    page.document.title = 'お茶'
    page.location.href = 'https://shop.example/next'
    await viewing
    expect(sent[0]?.body).toMatchObject({ payload: { title: 'お茶', url: 'https://shop.example/welcome' } })
  })
})

describe('what is refused with 400 and no request', () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  // Whoever writes JavaScript gives anything.
  const loose = (tracker: Tracker) =>
    tracker as unknown as Record<'track' | 'identify' | 'pageView', (...given: unknown[]) => Promise<void>>

  test.each<[string, 'track' | 'identify' | 'pageView', unknown[]]>([
    ['a number as type', 'track', [1]],
    ['no type', 'track', []],
    ['an empty type', 'track', ['']],
    ['an array as type', 'track', [['x']]],
    ['an array as payload', 'track', ['x', []]],
    ['text as payload', 'track', ['x', 'y']],
    ['null as payload', 'track', ['x', null]],
    ['a date as payload', 'track', ['x', new Date(0)]],
    ['a Map as payload', 'track', ['x', new Map()]],
    ['a circle as payload', 'track', ['x', circle]],
    ['a BigInt in the payload', 'track', ['x', { n: 1n }]],
    ['text as identity', 'identify', ['bad']],
    ['no identity', 'identify', []],
    ['an array as identity', 'identify', [['a@b.co']]],
    ['no email', 'identify', [{}]],
    ['not an email', 'identify', [{ email: 'bad' }]],
    ['an array of one email', 'identify', [{ email: ['a@b.co'] }]],
    ['an array as properties', 'identify', [{ email: 'a@b.co', properties: [] }]],
    ['a word in the mailing lists', 'identify', [{ email: 'a@b.co', mailingLists: { a: 'yes' } }]],
    ['a list of mailing lists', 'identify', [{ email: 'a@b.co', mailingLists: ['a'] }]],
    ['text as extras', 'pageView', ['home']],
  ])('%s', async (_, method, given) => {
    const { tracker, sent } = setup()
    await tracker.start()
    await expect(loose(tracker)[method](...given)).rejects.toMatchObject({ code: 400, name: 'TrackingError' })
    expect(sent).toHaveLength(1)
  })

  test('an object without a prototype is a plain map', async () => {
    const { tracker, sent } = setup()
    await tracker.start()
    await tracker.track('x', Object.assign(Object.create(null), { a: 1 }))
    expect(sent[1]?.body).toEqual({ type: 'x', payload: { a: 1 } })
  })
})

describe('an answer that is not ok', () => {
  test.each<[string, () => Response | Promise<Response>, number, string]>([
    [
      'a message',
      () => Response.json({ message: 'No such workspace' }, { status: 404 }),
      404,
      'No such workspace',
    ],
    [
      'a page of a proxy',
      () => new Response('<h1>Bad</h1>', { status: 502, statusText: 'Bad Gateway' }),
      502,
      'HTTP 502: Bad Gateway',
    ],
    [
      'nothing',
      () => new Response(null, { status: 502, statusText: 'Bad Gateway' }),
      502,
      'HTTP 502: Bad Gateway',
    ],
    [
      'a message that is no text',
      () => Response.json({ message: 123 }, { status: 422, statusText: 'Unprocessable Content' }),
      422,
      'HTTP 422: Unprocessable Content',
    ],
    ['null', () => Response.json(null, { status: 500, statusText: 'Oh' }), 500, 'HTTP 500: Oh'],
    ['a thrown string', () => Promise.reject('oops'), 500, 'Unknown error occurred'],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 500, 'Unknown error occurred'],
  ])('%s', async (_, answer, code, message) => {
    const { tracker, waiting } = setup({ answers: [noContent, answer] })
    await tracker.start()
    await expect(tracker.track('x')).rejects.toMatchObject({ code, message })
    await expect(tracker.identify({ email: 'a@b.co' })).rejects.toMatchObject({ code, message })
    await expect(tracker.end()).rejects.toMatchObject({ code, message })
    expect(waiting.size).toBe(0)
    expect(log).not.toHaveBeenCalled()
  })

  test('one failed event does not close the session', async () => {
    const { tracker, sent } = setup({
      answers: [noContent, () => new Response(null, { status: 500 }), noContent],
    })
    await tracker.start()
    await expect(tracker.track('x')).rejects.toMatchObject({ code: 500 })
    await tracker.track('y')
    expect(sent).toHaveLength(3)
  })
})

describe('consent', () => {
  const ask = () =>
    Response.json({ code: 428, message: 'Only with consent', ticketId: 'tkt_1' }, { status: 428 })
  /** A backend that requires it. */
  const strict = (sent: { body: unknown }[]) => () =>
    JSON.stringify(sent.at(-1)?.body).includes('granted') ? noContent() : ask()
  const calls = (sent: { url: string; body: unknown }[]) =>
    sent.map(({ url, body }) => [url.slice(base.length), body])

  test('awaited: nothing leaves the page, then all of it in order', async () => {
    const { tracker, sent } = setup({ consent: 'awaited' })
    await tracker.start()
    const payload = { total: 1 }
    await tracker.track('order', payload)
    payload.total = 2
    await tracker.identify({ email: 'a@b.co' })
    expect(sent).toEqual([])
    expect(tracker.consentNow()).toBe('awaited')
    await tracker.consent('granted')
    expect(calls(sent)).toEqual([
      ['/sessions/start', { consent: 'granted' }],
      ['/events/track', { type: 'order', payload: { total: 1 }, consent: 'granted' }],
      ['/sessions/identify', { email: 'a@b.co', consent: 'granted' }],
    ])
    await tracker.consent('granted')
    expect(sent).toHaveLength(3)
  })

  test('known to be granted: said from the first call on', async () => {
    const { tracker, sent } = setup({ consent: 'granted' })
    await tracker.start()
    expect(calls(sent)).toEqual([['/sessions/start', { consent: 'granted' }]])
  })

  test('reported before the start: sends nothing until then', async () => {
    const { tracker, sent } = setup({ consent: 'awaited' })
    await tracker.consent('granted')
    await tracker.track('early')
    expect(sent).toEqual([])
    await tracker.start()
    expect(sent).toHaveLength(1)
  })

  test('denied while awaited: what was kept is gone, and nothing is sent', async () => {
    const { tracker, sent } = setup({ consent: 'awaited' })
    await tracker.start()
    await tracker.track('before')
    await tracker.consent('denied')
    await everything(tracker)
    await tracker.start()
    await tracker.consent('granted')
    expect(calls(sent)).toEqual([['/sessions/start', { consent: 'granted' }]])
  })

  test('taken back: the visit ends, and is forgotten', async () => {
    const { tracker, sent } = setup({ consent: 'granted' })
    await tracker.start()
    await tracker.consent('denied')
    await tracker.track('after')
    expect(calls(sent).slice(1)).toEqual([['/sessions/end', { consent: 'denied' }]])
  })

  test('required by the backend only: is told once, kept, and asked for once', async () => {
    const all: ReturnType<typeof setup> = setup({ answers: [() => strict(all.sent)()] })
    const { tracker } = all
    await tracker.start()
    await tracker.track('order')
    await tracker.start()
    expect(calls(all.sent)).toEqual([['/sessions/start', {}]])
    expect(warn.mock.calls).toEqual([['Only with consent']])
    expect(log).not.toHaveBeenCalled()
    await tracker.consent('granted')
    expect(calls(all.sent).slice(1)).toEqual([
      ['/sessions/start', { consent: 'granted' }],
      ['/events/track', { type: 'order', consent: 'granted' }],
    ])
  })

  test('required while the visit is open: the refused call is kept too', async () => {
    const { tracker, sent } = setup({ answers: [noContent, ask, noContent] })
    await tracker.start()
    await tracker.track('first')
    await tracker.track('second')
    expect(sent).toHaveLength(2)
    await tracker.consent('granted')
    expect(calls(sent).slice(2)).toEqual([
      ['/sessions/start', { consent: 'granted' }],
      ['/events/track', { type: 'first', consent: 'granted' }],
      ['/events/track', { type: 'second', consent: 'granted' }],
    ])
  })

  test('given while the start without it is under way: the start is made again', async () => {
    const refused = Promise.withResolvers<Response>()
    const { tracker, sent } = setup({ answers: [() => refused.promise, noContent] })
    const starting = tracker.start()
    const giving = tracker.consent('granted')
    await Promise.resolve()
    refused.resolve(ask())
    await Promise.all([starting, giving])
    await tracker.track('after')
    expect(calls(sent)).toEqual([
      ['/sessions/start', {}],
      ['/sessions/start', { consent: 'granted' }],
      ['/events/track', { type: 'after', consent: 'granted' }],
    ])
    expect(log).not.toHaveBeenCalled()
  })

  test('a backend that refuses all the same is not asked again and again', async () => {
    const { tracker, sent } = setup({ consent: 'granted', answers: [noContent, ask] })
    await tracker.start()
    await expect(tracker.track('x')).rejects.toMatchObject({ code: 428 })
    expect(sent).toHaveLength(2)
  })

  test('of what waits there is an end', async () => {
    const { tracker, sent } = setup({ consent: 'awaited' })
    await tracker.start()
    for (let count = 0; count < TRACKING.kept; count += 1) await tracker.track('view')
    await expect(tracker.track('one more')).rejects.toMatchObject({ code: 429 })
    await tracker.consent('granted')
    expect(sent).toHaveLength(1 + TRACKING.kept)
  })

  test('one kept call that fails takes no other with it, and is told', async () => {
    const { tracker, sent } = setup({
      consent: 'awaited',
      answers: [noContent, () => new Response(null, { status: 500 }), noContent],
    })
    await tracker.start()
    await tracker.track('fails')
    await tracker.track('works')
    await expect(tracker.consent('granted')).rejects.toMatchObject({ code: 500 })
    expect(sent).toHaveLength(3)
  })

  test('of a bot nothing is sent', async () => {
    const { tracker, sent } = setup({ consent: 'awaited', page: fakePage(programs) })
    await tracker.start()
    await tracker.track('x')
    await tracker.consent('granted')
    expect(sent).toEqual([])
  })

  test.each([true, 'yes', undefined])('%s is no answer', async (answer) => {
    const { tracker } = setup({ consent: 'awaited' })
    const loose = tracker as unknown as { consent: (answer: unknown) => Promise<void> }
    await expect(loose.consent(answer)).rejects.toMatchObject({ code: 400 })
    expect(tracker.consentNow()).toBe('awaited')
  })
})
