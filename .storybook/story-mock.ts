import { http, HttpResponse, type HttpHandler } from 'msw'
import { authRoutes } from '#api/auth'
import { createCache, createClient, createReads, createRecordWrites, type Api } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import { createSession, type Session } from '#features/session'
import { systemClock, type Clock } from '#lib/clock'
import type { Config } from '#lib/config'
import type { Db } from '#mocks/core/db'
import type { Fault } from '#mocks/core/faults'
import type { WorldSize } from '#mocks/core/journal'
import { isWorldSize } from '#mocks/core/scenario'
import type { StoryApi } from '#mocks/story'
import { STORY_TIME } from '#mocks/core/story-time'

/** What `parameters.mock` says. A story that has it starts with its session made; without it nothing is made until it is asked for. */
export interface MockParameters {
  /** Who uses the product. @default acc_haruka, an owner of ws_sakura */
  account?: string
  /** @default signed-in */
  session?: 'signed-in' | 'signed-out' | 'loading'
  /** The workspace around the story. @default none */
  workspaceId?: string
  /** @default small */
  size?: WorldSize
  /** What is shown again within this time, in ms, asks nothing. @default in the tests as long as the story, otherwise SWR's 2 s */
  dedupingInterval?: number
  /** What goes wrong, once somebody is signed in. */
  faults?: readonly Fault[]
  /** What is otherwise in this world. */
  change?: (db: Db) => void
}

/** Everything of a story that is made anew for it: its backend, its client and cache, its session. */
export interface StoryMock {
  api: Api
  session: Session
  config: Config
  handler: HttpHandler
  /** The backend, made when first wanted. */
  backend: () => Promise<StoryApi>
  /** Moves the time of the app and its backend forward by `ms`: an answer streams on, a segment gets built. */
  pass: (ms: number) => void
  /** Answers reach the story again: it is drawn anew with other arguments. */
  begin: () => void
  /** No answer reaches the story from now on; done once what it asked has come to its handler. */
  end: () => Promise<void>
  /** Whether a question of the story is under way that will be answered: one that waits by the story's own wish is not. */
  isAsking: () => boolean
  /** Whether the story has asked something and holds no answer back. */
  answersAll: () => boolean
  /** Signs in and breaks what is to be broken. */
  prepare: () => Promise<void>
}

export interface StoryMockOptions {
  parameters: MockParameters | undefined
  role: unknown
  network: unknown
  /** How many contacts there are, whatever the story says. */
  size: unknown
  /** Told of a call that the backend does not know. */
  onUnknownCall: (call: string) => void
}

/** Whether the tests run the stories; otherwise somebody looks at them. */
export const isTest = '__vitest_browser__' in globalThis

/** How long an answer takes over a slow network, in ms. */
const SLOW = 2500
/** How late an answer comes at most over an uneven network, in ms: answers overtake one another. */
const UNEVEN = 250
/** Taken before a story replaces it. */
const { setTimeout: later } = globalThis

/** Asked last: requests come to the handler in their order, so that none comes after it. */
const LAST_CALL = '/v1/end-of-story'

export function createStoryMock({
  parameters,
  role,
  network,
  size: chosenSize,
  onUnknownCall,
}: StoryMockOptions): StoryMock {
  const { account, session: kind = 'signed-in', faults = [], change } = parameters ?? {}

  const size = isWorldSize(chosenSize) ? chosenSize : parameters?.size

  let passed = 0
  // One clock for the app and its backend: the timers run, the time of the world moves only by `pass`.
  const clock: Clock = { ...systemClock, now: () => STORY_TIME + passed }
  let made: Promise<StoryApi> | undefined
  const make = async () => {
    // Loaded by the stories that call something: the others do not pay for a backend.
    const { freshMockApi } = await import('#mocks/story')
    const api = await freshMockApi({
      clock,
      account: kind === 'signed-out' ? null : account,
      scenario: { ...(size && { size }), role: role === 'member' ? 'member' : undefined },
    })
    if (change) await api.change(change)
    known = api
    return api
  }
  const backend = () => (made ??= make())

  const respond = async (request: Request) => {
    const { method, url } = request
    const response = await (await backend()).respond(request).catch((error: unknown) => {
      // Who asked has given up, and hears nothing.
      if (request.signal.aborted) return HttpResponse.error()
      throw error
    })
    if (response.status === 404 && (await isUnknownCall(response))) onUnknownCall(`${method} ${url}`)
    if (network === 'uneven') await new Promise((resolve) => void later(resolve, Math.random() * UNEVEN))
    return response
  }

  let ended = false
  let hasAsked = false
  let asking = 0
  let known: StoryApi | undefined
  /** How many answers the story itself holds back. */
  const held = () => {
    const isSlow = known !== undefined && known.scenario.settings().latency !== 0
    const waiting = known?.log.filter(
      ({ status, faults: hits }) => status === undefined && (isSlow || hits.length > 0),
    )
    return waiting?.length ?? 0
  }
  const cache = createCache(clock)
  const reads = createReads(clock)
  const client = createClient({
    baseUrl: '',
    language: () => document.documentElement.lang,
    tokens: { token: () => session.tokens.token(), renew: (stale) => session.tokens.renew(stale) },
    // Once the story is over nothing is asked and nothing is answered: it would act in the next one.
    fetch: async (...request) => {
      const never = new Promise<never>(() => undefined)
      if (ended) return never
      hasAsked = true
      asking += 1
      const answer = await (isTest ? answerWithin(new Request(...request), respond) : fetch(...request))
        .catch((error: unknown) => {
          if (!ended) throw error
        })
        .finally(() => {
          asking -= 1
        })
      return ended || !answer ? never : answer
    },
  })
  // The ports of one tab alone: what one story leaves behind reaches no other.
  const session: Session = createSession({
    clock,
    random: () => 0,
    activity: { isActive: () => true, subscribe: () => () => undefined },
    channel: { post: () => undefined, listen: () => () => undefined },
    exclusively: (work) => work(),
    calls: {
      refresh: (signal) => client.call(authRoutes.refresh, {}, { signal, withoutToken: true }),
      account: (signal) => client.call(selfAccountRoutes.one, {}, { signal }),
      signOut: () => client.call(authRoutes.signOut, {}),
    },
    endTracking: async () => undefined,
    forget() {
      reads.abortAll()
      cache.clear()
    },
    kept: {
      owner: () => undefined,
      setOwner: () => undefined,
      forget: async () => undefined,
      guard: async () => undefined,
    },
  })

  return {
    api: { client, cache, reads, writes: createRecordWrites(), clock },
    session,
    config: {
      apiBaseUrl: '',
      siteUrl: 'https://otegami.example',
      dashboardBaseUrl: '/',
      trackingWorkspaceId: 'ws_product',
    },
    // Calls of the API, and of forms as visitors send them.
    handler: http.all(/\/v1\/|\/f\/[\w-]+(\/form)?$/, async ({ request }) => {
      if (request.url.endsWith(LAST_CALL)) return new HttpResponse(null, { status: 204 })
      const response = await respond(request)
      return response.type === 'error' ? HttpResponse.error() : response
    }),
    backend,
    pass(ms) {
      passed += ms
    },
    begin() {
      ended = false
    },
    isAsking: () => asking > 0 && asking > held(),
    answersAll: () => hasAsked && held() === 0,
    async end() {
      ended = true
      // With a body, as one that has none overtakes those that have. The tests' calls come to the handler at once.
      if (hasAsked && !isTest) await fetch(LAST_CALL, { method: 'POST', body: 'end' })
      // A thousand stories are played in one page: their worlds are not to stay in its memory.
      if (isTest) made = known = undefined
    },
    async prepare() {
      // What the story before told must not be read in this one, whether it asks a backend or not.
      const { toasts } = await import('#components/toast')
      toasts.removeAll()
      if (!parameters && !isTroubled(network)) return
      if (kind !== 'loading') await session.load()
      const api = await backend()
      for (const fault of faults) api.faults.add(fault)
      if (network === 'slow') api.scenario.set({ latency: SLOW })
      if (network === 'offline') api.scenario.set({ offline: true })
      if (network === 'error') api.faults.add({ kind: 'status', code: 500 })
    },
  }
}

/**
 * Answers as `fetch` does, but without the network's way to the handler and back, on which each body was copied: the tests spent
 * an eighth of what their pages computed on it.
 */
async function answerWithin(
  request: Request,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    const response = await Promise.race([respond(request), givenUp])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Whether the network does to a story's backend what the story does not ask for. */
const isTroubled = (network: unknown) => network === 'slow' || network === 'offline' || network === 'error'

async function isUnknownCall(response: Response): Promise<boolean> {
  const body: unknown = await response.clone().json()
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    String(body.message).startsWith('There is no call ')
  )
}
