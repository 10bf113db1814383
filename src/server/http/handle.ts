import { contract, type ContractRoute } from '#api/contract'
import type { ApiKey } from '#api/api-keys'
import type { Role } from '#api/self-account'
import type { ApiError, PathParams, Route } from '#api/wire'
import type { Clock } from '#lib/clock'
import type { JobQueue } from '#server/jobs/job-queue'
import type { Database } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import type { Cookies } from './cookies.ts'

/** Who calls. */
export interface Caller {
  id: string
  name: string
  email: string
}

/** What a call brings, checked by the schemas of its route, and what it is answered with. */
export interface Call<Path extends string = string, Query = unknown, Body = unknown> {
  /** One transaction for a route that writes, unless its handler says otherwise: all of it is kept, or nothing. */
  db: Database
  params: Record<PathParams<Path>, string>
  query: Query
  body: Body
  /** Who calls, also where a route is open and nobody need be signed in. */
  caller: Caller | undefined
  /** Who calls; throws the 401 where a route is open and nobody is signed in. */
  readonly account: Caller
  /** The key that calls in place of a person (API-31). */
  apiKey: Pick<ApiKey, 'id' | 'permission' | 'domainNames'> | undefined
  /** The workspace of the header, of which the caller is a member; throws where there is none. */
  readonly tenant: Tenant
  readonly role: Role
  clock: Clock
  /** Now, as the API writes it. Database time is never asked for. */
  now: string
  /** A new id that nobody can guess: `con_…` for the prefix `con`. */
  newId: (prefix: string) => string
  request: Request
  /** As people reach it: of the public address. */
  url: URL
  signal: AbortSignal
  /** Where work goes that no call waits for; undefined: there is no worker. */
  jobs: JobQueue | undefined
  cookies: Cookies
  /** Does something once what was written is kept; not at all where it is rolled back. */
  afterwards: (work: () => void) => void
}

/** A route with what answers it. */
export interface Handler {
  bound: ContractRoute
  writes: boolean
  /** Whether all that it writes is kept, or nothing. */
  inTransaction: boolean
  answer: (call: Call) => Promise<unknown>
}

const boundRoutes = new Map(Object.values(contract).map((bound) => [bound.route, bound]))

/**
 * Answers a route of the contract: a rule of `src/domain` between functions of the store. Throws ApiError for an error
 * envelope; a Response goes out as it is. An ApiError that is returned refuses too, but what was written by then is kept.
 */
export function handle<const Path extends string, Query, Body, Result>(
  route: Route<Path, Query, Body, Result>,
  work: (call: Call<Path, Query, Body>) => Promise<NoInfer<Result> | Response | ApiError>,
  {
    writes = route.method !== 'GET',
    inTransaction = writes,
  }: { writes?: boolean; inTransaction?: boolean } = {},
): Handler {
  const bound = boundRoutes.get(route)
  if (!bound) throw new Error(`The contract does not know ${route.method} ${route.path}.`)
  return {
    bound,
    writes,
    inTransaction,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pipeline parsed parameters, query and body by the schemas that the contract binds to this very route
    answer: async (call) => work(call as unknown as Call<Path, Query, Body>),
  }
}
