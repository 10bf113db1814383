import { createStore, type Store } from '#lib/observable'
import { systemClock, type Clock } from '#lib/clock'
import { benchPage, type BenchAddress, type Visitor } from './bench-page.ts'
import { botLines, botScore, isBot, POINTS, type BotRuleId, type BotSignals } from './bot-score.ts'
import { createTracker, type ConsentState, type Tracker } from './client.ts'
import type { Consent, Identity } from './payload.ts'
import { readSignals } from './signals.ts'
import type { TrackedPage } from './tracked-page.ts'
import { toTrackingError, type TrackingError } from './tracking-error.ts'

export { visitors, type BenchAddress, type Visitor } from './bench-page.ts'
export type { ConsentState } from './client.ts'
export type { Consent } from './payload.ts'
export type { BotRuleId } from './bot-score.ts'
export type { TrackedPage } from './tracked-page.ts'
export { POINTS }

/** One request that left the page. */
export interface BenchCall {
  kind: 'call'
  id: number
  /** ms since 1970 */
  at: number
  method: string
  /** Without the origin. */
  path: string
  /** As it was sent; undefined for a request without one. */
  body: string | undefined
  /** HTTP status; 0 where no answer came, undefined while it is under way. */
  status: number | undefined
  /** Until the answer came. */
  ms: number | undefined
  /** The text of the answer. */
  answer: string
}

/** Why the client sent nothing, or gave up. */
export interface BenchNote {
  kind: 'note'
  id: number
  at: number
  /** What was asked of the client, as a site writes it: 'track', 'identify'. */
  call: string
  reason: 'refused' | 'noSession' | 'bot' | 'sessionFailed' | 'failed' | 'awaited' | 'denied'
  /** What the client threw, where it threw. */
  code?: number
  message?: string
}

export type BenchEntry = BenchCall | BenchNote

/** `bot`: the visit is not tracked. `awaited`: nothing is sent before the visitor agrees. `failed`: the session could not be opened, and nothing more is sent (TRK-3). */
export type BenchSession = 'none' | 'starting' | 'open' | 'bot' | 'awaited' | 'failed'

export interface BenchState {
  session: BenchSession
  consent: ConsentState
  visitor: Visitor
  address: BenchAddress
  /** Oldest first, the last BENCH.entries of them. */
  entries: readonly BenchEntry[]
}

/** Entries that are kept, and characters of an answer that is. */
export const BENCH = { entries: 100, answer: 5000 } as const

export interface BenchScore {
  signals: BotSignals
  lines: { id: BotRuleId; points: number; counts: boolean }[]
  /** 0 to 1 */
  score: number
  isBot: boolean
}

/** What became of something that the client was asked for. */
export interface BenchOutcome {
  /** The status of the answer: 0 where none came, undefined where nothing was sent. */
  status?: number
  /** Why nothing was sent, or the client threw. */
  reason?: BenchNote['reason']
  /** What the client threw. */
  message?: string
}

export interface BenchOptions {
  /** The tracking API's address, up to and with its version. */
  baseUrl: string
  workspaceId: string
  address: BenchAddress
  /** What the tag of the site says of consent (TRK-30). @default unknown */
  consent?: ConsentState
  /** @default the window */
  page?: TrackedPage | undefined
  fetch?: typeof globalThis.fetch
  clock?: Clock
}

/** A tracking client whose every call can be watched (TRK-20). The client is the one that customers embed. */
export interface Bench {
  store: Pick<Store<BenchState>, 'get' | 'subscribe'>
  score: () => BenchScore
  /** What a reload does on a site: a new client, which opens a session unless the visitor looks like a bot. */
  start: () => Promise<void>
  end: () => Promise<void>
  /** Goes to a page of the site, and reports it as the embedded script does at each change of the address. */
  visit: (address: Partial<BenchAddress>) => Promise<BenchOutcome>
  track: (type: string, payload: unknown) => Promise<BenchOutcome>
  identify: (identity: unknown) => Promise<BenchOutcome>
  /** What the banner of a site tells the script. It is told again after a reload, as by a banner that remembers. */
  consent: (answer: Consent) => Promise<BenchOutcome>
  /** Another visitor is another client: what was open is left as it is, as by a browser that is closed. */
  pretend: (visitor: Visitor) => void
  /** Calls by others on the page, such as those of a form, are watched through it. */
  fetch: typeof globalThis.fetch
  clear: () => void
}

export function createBench({
  baseUrl,
  workspaceId,
  address,
  consent: consentOfTag = 'unknown',
  page = window,
  fetch = (...request) => globalThis.fetch(...request),
  clock = systemClock,
}: BenchOptions): Bench {
  const store = createStore<BenchState>({
    session: 'none',
    consent: consentOfTag,
    visitor: 'self',
    address,
    entries: [],
  })
  const change = (next: Partial<BenchState>) => store.set({ ...store.get(), ...next })
  let lastId = 0
  let sent = 0

  const add = (entry: BenchEntry) =>
    change({ entries: [...store.get().entries, entry].slice(-BENCH.entries) })
  const note = (call: string, reason: BenchNote['reason'], thrown?: { code: number; message: string }) => {
    lastId += 1
    add({ kind: 'note', id: lastId, at: clock.now(), call, reason, ...thrown })
  }
  const settle = (id: number, ended: Partial<BenchCall>) =>
    change({
      entries: store
        .get()
        .entries.map((entry) => (entry.kind === 'call' && entry.id === id ? { ...entry, ...ended } : entry)),
    })

  const watched: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    lastId += 1
    sent += 1
    const id = lastId
    const at = clock.now()
    add({
      kind: 'call',
      id,
      at,
      method: request.method,
      path: pathname + search,
      body: typeof init?.body === 'string' ? init.body : undefined,
      status: undefined,
      ms: undefined,
      answer: '',
    })
    try {
      const response = await fetch(input, init)
      const answer = await response
        .clone()
        .text()
        .catch(() => '')
      settle(id, { status: response.status, ms: clock.now() - at, answer: answer.slice(0, BENCH.answer) })
      return response
    } catch (error) {
      settle(id, { status: 0, ms: clock.now() - at })
      throw error
    }
  }

  const pageNow = () => benchPage(page, () => store.get().address, store.get().visitor)
  const create = (): Tracker =>
    createTracker({
      baseUrl,
      workspaceId,
      consent: consentOfTag,
      fetch: watched,
      page: pageNow(),
      clock,
    })
  let tracker = create()

  /** One after the other: what was sent by each can then be told. */
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  const statusSince = (before: number): Pick<BenchOutcome, 'status'> => {
    if (sent === before) return {}
    const call = store.get().entries.findLast((entry) => entry.kind === 'call')
    return { status: call?.status ?? 0 }
  }
  const report = (call: string, work: () => Promise<void>): Promise<BenchOutcome> =>
    inTurn(async () => {
      const before = sent
      try {
        await work()
      } catch (error) {
        const { code, message } = toTrackingError(error)
        const reason = sent === before ? 'refused' : 'failed'
        note(call, reason, { code, message })
        return { ...statusSince(before), reason, message }
      }
      const { session, consent } = store.get()
      const consentNow = tracker.consentNow()
      if (sent > before) {
        // It was refused for want of consent, and is kept.
        if (consent !== 'awaited' && consentNow === 'awaited') {
          change({ session: 'awaited', consent: consentNow })
          note(call, 'awaited')
        }
        return statusSince(before)
      }
      const reason = reasonOf(session, consentNow)
      note(call, reason)
      return { reason }
    })
  /** Opens a session, or tells why there is none. */
  const open = async (call: string, work: () => Promise<void>): Promise<BenchOutcome> => {
    const { length } = store.get().entries
    const before = sent
    change({ session: 'starting' })
    let thrown: TrackingError | undefined
    try {
      await work()
    } catch (error) {
      thrown = toTrackingError(error)
    }
    const consent = tracker.consentNow()
    const started = store
      .get()
      .entries.slice(length)
      .find((entry) => entry.kind === 'call' && entry.path.endsWith('/sessions/start'))
    const status = started?.kind === 'call' ? started.status : undefined
    const isOpen = status !== undefined && status >= 200 && status < 300
    const session = isOpen ? 'open' : unopened(consent, sent > before)
    change({ session, consent })
    if (!isOpen) note(call, reasonOf(session, consent))
    if (thrown) note(call, 'failed', { code: thrown.code, message: thrown.message })
    return status === undefined ? { reason: reasonOf(session, consent) } : { status }
  }

  return {
    store: { get: store.get, subscribe: store.subscribe },
    score() {
      const signals = readSignals(pageNow())
      return { signals, lines: botLines(signals), score: botScore(signals), isBot: isBot(signals) }
    },
    start: () =>
      inTurn(async () => {
        const { consent } = store.get()
        tracker = create()
        if (consent === 'granted' || consent === 'denied') await tracker.consent(consent)
        await open('start', () => tracker.start())
      }),
    consent: (answer) =>
      inTurn(async () => {
        const { session } = store.get()
        if (answer === 'granted' && session === 'awaited')
          return open('consent', () => tracker.consent(answer))
        const before = sent
        let message: string | undefined
        try {
          await tracker.consent(answer)
        } catch (error) {
          const thrown = toTrackingError(error)
          message = thrown.message
          note('consent', 'failed', { code: thrown.code, message })
        }
        change({ consent: answer, ...(answer === 'denied' && { session: 'none' }) })
        return { ...statusSince(before), ...(message !== undefined && { message, reason: 'failed' }) }
      }),
    end: async () => {
      await report('end', () => tracker.end())
      change({ session: 'none' })
    },
    visit(next) {
      const { address: from } = store.get()
      change({ address: { ...from, ...next, referrer: from.href } })
      return report('pageView', () => tracker.pageView())
    },
    // The form gives whatever was typed: what of it is taken is for the client to say (TRK-8).
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    track: (type, payload) => report('track', () => tracker.track(type, payload as Record<string, unknown>)),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    identify: (identity) => report('identify', () => tracker.identify(identity as Identity)),
    pretend(visitor) {
      change({ visitor, session: 'none', consent: consentOfTag })
      tracker = create()
    },
    fetch: watched,
    clear: () => change({ entries: [] }),
  }
}

/** What became of a visit that did not open; `isAsked`: whether the backend was asked. */
function unopened(consent: ConsentState, isAsked: boolean): BenchSession {
  if (consent === 'awaited') return 'awaited'
  if (consent === 'denied') return 'none'
  return isAsked ? 'failed' : 'bot'
}

/** Why nothing was sent. */
function reasonOf(session: BenchSession, consent: ConsentState): BenchNote['reason'] {
  if (consent === 'denied') return 'denied'
  if (session === 'none') return 'noSession'
  if (consent === 'awaited') return 'awaited'
  return session === 'bot' ? 'bot' : session === 'failed' ? 'sessionFailed' : 'noSession'
}
