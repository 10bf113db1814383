import type { PathParams, Route } from '#api/wire'
import { contract, type ContractRoute } from '#api/contract'
import type { ApiKey } from '#api/api-keys'
import type { Role } from '#api/self-account'
import type { Clock } from '#lib/clock'
import type { Db } from './db.ts'
import type { AccountRecord } from './records.ts'
import type { Cookies } from './cookies.ts'

/** What a call of the API brings, checked by its schemas, and the world in which it is answered. */
export interface Call<Path extends string = string, Query = unknown, Body = unknown> {
  db: Db
  /** The world as it is by then: for answers that go on while others change it. */
  world: () => Db
  params: Record<PathParams<Path>, string>
  query: Query
  body: Body
  /** Who calls, also where a route is open and nobody need be signed in. */
  caller: AccountRecord | undefined
  /** Who calls; throws the 401 where a route is open and nobody is signed in. */
  readonly account: AccountRecord
  /** The key that calls in place of a person (API-31). */
  apiKey: Pick<ApiKey, 'id' | 'permission' | 'domainNames'> | undefined
  /** The workspace of the header, of which the caller is a member; on open routes any that there is. */
  readonly workspaceId: string
  readonly role: Role
  clock: Clock
  /** Now, as the API writes it. */
  now: string
  /** From 0 to 1, the same in every run. */
  random: () => number
  request: Request
  url: URL
  signal: AbortSignal
  cookies: Cookies
  /** Origins that a sign-in may go back to, beside this backend's own. */
  sites: readonly string[]
}

/** A route with what answers it. */
export interface Handler {
  bound: ContractRoute
  /** Runs alone over all tabs, and what it changes is kept. */
  writes: boolean
  answer: (call: Call) => Promise<unknown>
}

/** Makes happen what time brings about. Runs before each call, alone over all tabs. */
export interface Settler {
  /** Whether anything has come due; asked before each call, so it must be cheap. */
  due: (db: Db, now: number) => boolean
  /** Makes all that has come due happen, as of the time it was due: asking often or seldom makes no difference. */
  settle: (db: Db, now: number) => void | Promise<void>
}

export interface HandleOptions {
  /** Whether it changes the world. @default every method but GET does */
  writes?: boolean
}

const boundRoutes = new Map(Object.values(contract).map((bound) => [bound.route, bound]))

/**
 * Answers a route of the contract. Path, parameters, query, body and answer have the types of the route and are checked
 * by its schemas. Throws ApiError for an error envelope; a Response goes out as it is.
 */
export function handle<const Path extends string, Query, Body, Result>(
  route: Route<Path, Query, Body, Result>,
  work: (call: Call<Path, Query, Body>) => NoInfer<Result> | Response | Promise<NoInfer<Result> | Response>,
  { writes = route.method !== 'GET' }: HandleOptions = {},
): Handler {
  const bound = boundRoutes.get(route)
  if (!bound)
    throw new Error(
      `The contract does not know ${route.method} ${route.path}. Add its group to src/api/contract.ts.`,
    )
  return {
    bound,
    writes,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pipeline parsed parameters, query and body by the schemas that the contract binds to this very route
    answer: async (call) => work(call as unknown as Call<Path, Query, Body>),
  }
}
