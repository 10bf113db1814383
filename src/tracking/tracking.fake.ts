import { vi } from 'vitest'
import type { Clock } from '#lib/clock'
import type { EmbeddingPage } from './embed.ts'
import type { TrackedPage } from './tracked-page.ts'

/** A request as the tracking client made it. */
export interface SentRequest {
  url: string
  init: RequestInit
  headers: Headers
  body: unknown
}

/** A network that answers each request in turn with what it is given, the last one from then on; 204 when given nothing. */
export function fakeNetwork(...answers: (() => Response | Promise<Response>)[]) {
  const sent: SentRequest[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init = {}) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    if (typeof init.body !== 'string') throw new Error('Only text is sent.')
    const headers = new Headers(init.headers)
    sent.push({ url: new Request(url).url, init, headers, body: JSON.parse(init.body) })
    return answer ? answer() : new Response(null, { status: 204 })
  })
  return { fetch, sent }
}

/** The page of a reader in Tokyo, whose address and title can be changed. */
export function fakePage(over: Partial<TrackedPage> = {}) {
  type Listener = (event: { type: string; persisted?: boolean }) => void
  const listeners = new Map<Listener, string>()
  const tell = (type: string, more: { persisted?: boolean } = {}) => {
    for (const [listener, of] of listeners) if (of === type) listener({ type, ...more })
  }
  const arrivals = new Set<() => void>()
  const location = { href: 'https://shop.example/welcome' }
  const to = (address: string | URL | null | undefined) => {
    location.href = new URL(address ?? '', location.href).href
  }
  const page = {
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      language: 'ja',
    },
    screen: { width: 1440, height: 900 },
    document: {
      title: 'ようこそ',
      referrer: 'https://search.example/?q=tea',
      documentElement: { hasAttribute: (): boolean => false },
      prerendering: false,
      addEventListener: (_type: 'prerenderingchange', listener: () => void) => void arrivals.add(listener),
    },
    location,
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Tokyo' }) }) },
    onpointerdown: null,
    history: {
      pushState: vi.fn<History['pushState']>((_state, _title, address) => to(address)),
      replaceState: vi.fn<History['replaceState']>((_state, _title, address) => to(address)),
    },
    addEventListener: (type: string, listener: Listener) => void listeners.set(listener, type),
    dispatchEvent: vi.fn<EventTarget['dispatchEvent']>(() => true),
    removeEventListener: (_type: 'popstate', listener: Listener) => void listeners.delete(listener),
    /** The reader goes back to it. */
    goBackTo(address: string) {
      to(address)
      tell('popstate')
    },
    /** The page is shown: for the first time, or as the browser had kept it when the reader left. */
    show(persisted: boolean) {
      tell('pageshow', { persisted })
    },
    /** The reader comes to it, after it was loaded for them. */
    arrive() {
      for (const listener of arrivals) listener()
    },
  } satisfies EmbeddingPage & Record<string, unknown>
  return Object.assign(page, over)
}

/** What a program shows: six points. */
export const programs: Partial<TrackedPage> = {
  navigator: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
    webdriver: true,
    language: 'en',
  },
  Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'UTC' }) }) },
}

/** A clock on which a moment passes at once, and a second or more when `pass` is called. */
export function fakeClock() {
  const waiting = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    setTimeout(callback, ms) {
      if (ms < 1000) queueMicrotask(callback)
      else waiting.add(callback)
      return () => void waiting.delete(callback)
    },
    setInterval: () => () => {},
  }
  return { clock, waiting, pass: () => waiting.forEach((callback) => callback()) }
}
