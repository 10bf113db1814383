import { keyMay, keyOfOtherWorkspace, notWithKey } from '#domain/api-keys/key-permission'
import { countUse, keyOfBearer, type ApiKeyRecord } from '#mocks/api-keys/api-keys.records'
import { bodyOf, checkedAnswer, queryOf } from '#domain/kernel/call-input'
import { bodyLimit, cleanParams } from '#domain/kernel/clean-input'
import { bearerOf, refusalResponse } from '#domain/kernel/envelope'
import { badInput, forbidden, notFound, notMember, unauthorised } from '#domain/kernel/refusals'
import { noRoute, routeTable, type Hit } from '#domain/kernel/route-table'
import { contract, type ContractRoute } from '#api/contract'
import { ApiError, WORKSPACE_HEADER } from '#api/wire'
import type { Clock } from '#lib/clock'
import { checkAccessToken, startSession } from '#mocks/auth/auth.handlers'
import { headerCookies, jarCookies, type Cookies } from './cookies.ts'
import { createDb, type Db } from './db.ts'
import { beforeAnswer, createFaults, damaged, pause, type Fault, type Faults } from './faults.ts'
import type { Call, Handler, Settler } from './handle.ts'
import { handlerGroups } from '#mocks/handlers'
import type { JournalStore, WorldSettings } from './journal.ts'
import { createRandom } from './random.ts'
import { membershipId, type AccountRecord } from './records.ts'
import { createScenario, type Scenario, type ScenarioSettings } from './scenario.ts'

export interface MockSettings {
  /** @default 1 */
  seed?: number
  clock: Clock
  /** A scenario that tests hold, or what one starts with. */
  scenario?: Partial<ScenarioSettings>
  /** Keeps the world over reloads and shares it between tabs. @default nothing is kept */
  journal?: JournalStore
  /** Where the refresh cookie lives: in headers as over HTTP, or in the world itself. @default headers */
  cookies?: 'headers' | 'jar'
  /** So many contacts in the first workspace: for measuring. */
  contacts?: number
  /** Takes the place of the handlers of these routes. */
  handlers?: readonly Handler[]
  /** Origins that a sign-in may go back to, beside the backend's own. */
  sites?: readonly string[]
}

/** One line of the request log. Headers are left out: no token gets into it. */
interface LoggedCall {
  /** ms since 1970 */
  at: number
  method: string
  path: string
  workspaceId: string | undefined
  body: unknown
  /** HTTP status, 0 for a connection that broke; undefined while it is under way. */
  status: number | undefined
  faults: readonly Fault['kind'][]
}

/** A backend: one pure function from request to answer, whoever carries them. */
export interface MockBackend {
  /** Response.error() stands for a connection that broke. Rejects with the signal's reason when the caller gives up. */
  respond: (request: Request) => Promise<Response>
  readonly db: Db
  faults: Faults
  scenario: Scenario
  log: LoggedCall[]
  /** A new world, without anything that was changed. */
  reset: (seed?: number) => Promise<void>
  /** Opens a session as the sign-in with Google does; for the jar it is then the browser's. */
  signInAs: (accountId: string) => Promise<{ refreshToken: string; token: string }>
  /** Runs a change of the world outside of a request. */
  change: <T>(work: (db: Db) => T) => Promise<T>
}

/** Forms as visitors see them, and confirmations (FRM-20). */
export const PUBLIC = /^\/[fd]\/[\w-]{1,128}(\/form)?$/

/** `body`: characters of a body that is kept as it is; of a longer one only its length is said. */
const LOG = { most: 2000, body: 20_000 } as const

export function createBackend({
  seed = 1,
  clock,
  scenario: initial = {},
  journal,
  cookies: cookieKind = 'headers',
  handlers = [],
  sites = [],
  contacts,
}: MockSettings): MockBackend {
  const random = createRandom(seed)
  const faults = createFaults(random)
  const scenario = createScenario(faults, initial)
  const table = routeTable(Object.values(contract))
  const known = new Map(handlers.map((handler) => [handler.bound.name, handler]))
  const settlers: Settler[] = []
  const log: LoggedCall[] = []
  let db = createDb({
    seed,
    size: scenario.settings().size,
    epoch: clock.now(),
    ...(contacts !== undefined && { contacts }),
  })
  let generation = 0
  let ticket = 0

  const ticketId = () => `tkt_${((ticket += 1) * 7919 + seed).toString(36).toUpperCase().padStart(6, '0')}`
  const envelope = (code: number, message = `Status ${code}`) => ({ code, message, ticketId: ticketId() })

  /** Takes in what other tabs did, or a whole new world. */
  const catchUp = async (store: JournalStore) => {
    const news = await store.since(generation, db.seq(), db.settings)
    if (news.generation !== generation) {
      generation = news.generation
      db = createDb(news.settings)
    }
    db.apply(news.entries)
  }
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!journal) {
      const result = await work()
      db.takeChanges()
      return result
    }
    return journal.exclusively(async () => {
      await catchUp(journal)
      try {
        return await work()
      } finally {
        await journal.append(db.takeChanges())
      }
    })
  }
  const change = <T>(work: (db: Db) => T) => exclusively(async () => work(db))

  const loading = new Map<string, Promise<void>>()
  const load = async (group: string) => {
    const loaded = await handlerGroups[group]?.()
    if (!loaded) return
    for (const handler of loaded.handlers)
      if (!known.has(handler.bound.name)) known.set(handler.bound.name, handler)
    for (const settler of loaded.settlers ?? []) if (!settlers.includes(settler)) settlers.push(settler)
  }
  const handlerOf = async ({ name }: ContractRoute): Promise<Handler> => {
    const group = name.slice(0, name.indexOf('.'))
    if (!known.has(name)) {
      const begun = loading.get(group) ?? load(group)
      loading.set(group, begun)
      await begun.finally(() => loading.delete(group))
    }
    const handler = known.get(name)
    if (!handler) throw new Error(`Nothing answers ${name}. Add it to src/mocks/handlers.ts.`)
    return handler
  }
  const settleWhatIsDue = async () => {
    const now = clock.now()
    if (!settlers.some((settler) => settler.due(db, now))) return
    await exclusively(async () => {
      for (const settler of settlers) if (settler.due(db, now)) await settler.settle(db, now)
    })
  }

  const answer = async (
    request: Request,
    url: URL,
    hit: Hit<ContractRoute>,
    text: string,
  ): Promise<Response> => {
    const { params } = hit
    const { most, refused } = bodyLimit(groupOf(hit.bound))
    if (new TextEncoder().encode(text).byteLength > most) throw refused()
    const handler = await handlerOf(hit.bound)
    const { bound } = handler
    let key: ApiKeyRecord | undefined
    const run = async (): Promise<Response> => {
      const cookies: Cookies = cookieKind === 'jar' ? jarCookies(db) : headerCookies(request)
      key = bound.open ? undefined : keyOf(request)
      const call = callOf({ handler, params, request, url, text, cookies, key })
      const result = await handler.answer(call)
      const response = result instanceof Response ? result : Response.json(checkedAnswer(bound, result))
      for (const line of cookies.lines) response.headers.append('set-cookie', line)
      return response
    }
    if (journal) await catchUp(journal)
    await settleWhatIsDue()
    const response = await (handler.writes ? exclusively(run) : run())
    const used = key
    if (used) await change((world) => countUse(world, used, new Date(clock.now()).toISOString()))
    return response
  }

  interface Raw {
    handler: Handler
    params: Record<string, string>
    request: Request
    url: URL
    text: string
    cookies: Cookies
    key: ApiKeyRecord | undefined
  }
  /** Who calls, what for, and whether they may; throws the error envelope where not. */
  const callOf = ({ handler, params, request, url, text, cookies, key }: Raw): Call => {
    const { bound, writes } = handler
    const account = key ? db.accounts.get(key.createdBy.id) : accountOf(request)
    // A key is of one workspace, so it need not name it.
    const header = request.headers.get(WORKSPACE_HEADER) ?? key?.workspaceId
    const member = (): { workspaceId: string; account: AccountRecord } => {
      if (!account) throw unauthorised()
      if (header === undefined) throw badInput(`The header ${WORKSPACE_HEADER} is missing.`)
      if (!db.workspaces.get(header)) throw notFound(`workspace ${header}`)
      if (key && key.workspaceId !== header) throw keyOfOtherWorkspace()
      if (!key && !db.memberships.get(membershipId(header, account.id))) throw notMember()
      return { workspaceId: header, account }
    }
    const role = () => {
      const { workspaceId, account } = member()
      if (key) return 'owner'
      return (
        scenario.settings().role ??
        db.memberships.get(membershipId(workspaceId, account.id))?.role ??
        'member'
      )
    }
    if (!bound.open) {
      if (!account) throw unauthorised()
      // A key is of one workspace, and so is all that it does.
      if (bound.route.scope === 'workspace' || key) member()
      const isOfAccount = bound.route.scope === 'account'
      if (key && !keyMay(key.permission, { group: groupOf(bound), writes, isOfAccount }))
        throw notWithKey(key.permission)
      if (bound.ownerOnly && role() !== 'owner') throw forbidden()
    }
    return {
      db,
      world: () => db,
      params: cleanParams(params),
      query: queryOf(bound, url.searchParams),
      body: bodyOf(bound, text),
      caller: account,
      apiKey: key,
      get account() {
        if (!account) throw unauthorised()
        return account
      },
      get workspaceId() {
        if (!bound.open) return member().workspaceId
        if (header === undefined) throw badInput(`The header ${WORKSPACE_HEADER} is missing.`)
        if (!db.workspaces.get(header)) throw notFound(`workspace ${header}`)
        return header
      },
      get role() {
        return role()
      },
      clock,
      now: new Date(clock.now()).toISOString(),
      random,
      request,
      url,
      signal: request.signal,
      cookies,
      sites,
    }
  }
  const keyOf = (request: Request): ApiKeyRecord | undefined => {
    const bearer = bearerOf(request)
    return bearer === undefined ? undefined : keyOfBearer(db, bearer, new Date(clock.now()).toISOString())
  }
  const accountOf = (request: Request): AccountRecord | undefined => {
    const token = bearerOf(request)
    return token === undefined ? undefined : checkAccessToken(db, token, clock.now())
  }

  return {
    get db() {
      return db
    },
    faults,
    scenario,
    log,
    change,
    async reset(newSeed = db.settings.seed) {
      const settings: WorldSettings = { seed: newSeed, size: scenario.settings().size, epoch: clock.now() }
      faults.clear()
      log.length = 0
      ticket = 0
      if (journal) {
        await journal.exclusively(() => journal.restart(settings))
        await catchUp(journal)
      } else db = createDb(settings)
    },
    signInAs: (accountId) =>
      change((world) =>
        startSession(world, accountId, clock, cookieKind === 'jar' ? jarCookies(world) : undefined),
      ),
    async respond(request) {
      const url = new URL(request.url)
      const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
      const hits = faults.take(request.method, url.pathname)
      const entry: LoggedCall = {
        at: clock.now(),
        method: request.method,
        path: `${url.pathname}${url.search}`,
        workspaceId: request.headers.get(WORKSPACE_HEADER) ?? undefined,
        body: text === '' ? undefined : text.length > LOG.body ? `${text.length} characters` : readable(text),
        status: undefined,
        faults: hits.map(({ kind }) => kind),
      }
      log.push(entry)
      if (log.length > LOG.most) log.shift()
      const settle = (response: Response) => {
        entry.status = response.status
        return response
      }

      const { offline, latency } = scenario.settings()
      if (offline) return settle(Response.error())
      const context = { clock, signal: request.signal, envelope }
      const instead = await beforeAnswer(hits, context)
      if (instead) return settle(damaged(instead, hits, context))
      const wait = typeof latency === 'number' ? latency : latency[0] + random() * (latency[1] - latency[0])
      if (wait > 0) await pause(clock, wait, request.signal)
      request.signal.throwIfAborted()
      try {
        // Visitors of customers' pages call addresses beside the API; what answers them is loaded with the first call.
        if (PUBLIC.test(url.pathname)) {
          const { answerPublic } = await import('#mocks/forms/public-forms')
          if (journal) await catchUp(journal)
          await settleWhatIsDue()
          const response = await exclusively(async () => answerPublic({ db, clock, request, url, text }))
          return settle(damaged(response, hits, context))
        }
        const hit = table(request.method, url.pathname)
        if (!hit) throw noRoute(table, request.method, url.pathname)
        return settle(damaged(await answer(request, url, hit, text), hits, context))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return settle(damaged(refusalResponse(request, error, ticketId()), hits, context))
      }
    },
  }
}

const groupOf = ({ name }: ContractRoute) => name.slice(0, name.indexOf('.'))

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
