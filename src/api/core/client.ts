import { pathOf } from '#lib/path'
import { ApiError, errorOfAnswer, isAbort, TEAPOT, toApiError } from './api-error.ts'
import { readNdjson } from './ndjson.ts'
import { WORKSPACE_HEADER } from './workspace-header.ts'
import type { Route, RouteInput, RouteResult, Shape } from './route.ts'

/** What the client asks of whoever keeps the session. The token lives in memory only. */
export interface TokenSource {
  token: () => string | undefined
  /** Gets a new token after a 401; resolves to whether there is one. Calls at the same time share one refresh. */
  renew: (staleToken: string | undefined) => Promise<boolean>
}

export interface ClientConfig {
  /** Where the API lives, without /v1. */
  baseUrl: string
  tokens: TokenSource
  /** The workspace of the page's address, if it has one; a call's own option wins. */
  workspaceId?: () => string | undefined
  /** The language of the reader, as BCP 47, in which refusals are told. @default that of the browser */
  language?: () => string
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  workspaceId?: string | undefined
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** How long the answer may take, in ms. @default CALL.timeout */
  limit?: number | undefined
  /** For the calls that make a session: no token goes out, and a 401 is final. */
  withoutToken?: boolean
  /** The answer counts for the browser, by its cookies, also where the page is gone by then. @default false */
  outlivesPage?: boolean
}

export interface AnswerOptions extends CallOptions {
  /** An API key in place of the session: no cookie goes along, and a 401 is final. */
  apiKey?: string | undefined
}

/** An answer that takes longer than this counts as none, in ms: nobody looks at a skeleton for half a minute. Streams have no such limit. */
export const CALL = { timeout: 20_000 } as const

/** The only place that calls the API (API-2 to API-9). Throws ApiError, or the AbortError of the given signal. */
export interface Client {
  call: <R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions) => Promise<RouteResult<R>>
  /** The answer as it comes, refusals included. Throws what `fetch` throws. See `exchange`. */
  answer: (route: Route, input: AnyInput, options: AnswerOptions) => Promise<Response>
  /** Newline-delimited JSON as it arrives. An answer without a body throws 'No body'. */
  stream: <R extends Route>(
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ) => AsyncGenerator<unknown, void, undefined>
  /**
   * Tells of each call of the session that was refused with 403, until the returned function is called.
   * Refusals that came while nobody listened are told first: the listener is loaded after the page.
   */
  whenForbidden: (listener: (route: Route) => void) => () => void
}

export interface AnyInput {
  params?: Record<string, string> | undefined
  query?: unknown
  body?: unknown
}

export function createClient({
  baseUrl,
  tokens,
  workspaceId,
  language,
  fetch = (...args) => globalThis.fetch(...args),
}: ClientConfig): Client {
  const listeners = new Set<(route: Route) => void>()
  const unheard = new Set<Route>()
  const tell = () => {
    if (listeners.size === 0) return
    for (const route of unheard) for (const listener of listeners) listener(route)
    unheard.clear()
  }
  const answer: Client['answer'] = async (route, input, options) => {
    const { apiKey, withoutToken = apiKey !== undefined } = options
    const token = withoutToken ? apiKey : tokens.token()
    const request = (bearer: string | undefined) =>
      fetch(urlOf(baseUrl, route.path, input), {
        method: route.method,
        headers: headersOf(bearer, options.workspaceId ?? workspaceId?.(), {
          ...(language && { 'accept-language': language() }),
          ...options.headers,
        }),
        body: input.body === undefined ? null : JSON.stringify(input.body),
        credentials: apiKey === undefined ? 'include' : 'omit',
        signal: options.signal ?? null,
        keepalive: options.outlivesPage ?? false,
      })
    let response = await request(token)
    // The token may have run out while the page slept: one refresh, one more try, and the second 401 stands.
    if (response.status === 401 && !withoutToken && (await tokens.renew(token)))
      response = await request(tokens.token())
    return response
  }
  const send = async (route: Route, input: AnyInput, options: CallOptions): Promise<Response> => {
    const response = await answer(route, input, options)
    if (response.status === 403) {
      unheard.add(route)
      tell()
    }
    if (!response.ok) throw await errorOfAnswer(response)
    return response
  }

  return {
    answer,
    async call(route, input, options = {}) {
      try {
        const signal = limited(options)
        const response = await send(route, input, { ...options, signal })
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract says what the backend answers; `matches` holds it to the outline that screens rely on
        return matchesShape(await response.json(), route.shape) as RouteResult<typeof route>
      } catch (error) {
        throw failureOf(error)
      }
    },
    async *stream(route, input, options = {}) {
      try {
        const response = await send(route, input, options)
        if (!response.body) throw new ApiError(TEAPOT.code, 'No body', '', 'unexpected')
        yield* readNdjson(response.body)
      } catch (error) {
        throw failureOf(error)
      }
    },
    whenForbidden(listener) {
      listeners.add(listener)
      tell()
      return () => listeners.delete(listener)
    },
  }
}

/** Ends with the caller's own signal, or when the answer takes too long. */
export function limited({
  signal,
  limit = CALL.timeout,
}: Pick<CallOptions, 'signal' | 'limit'>): AbortSignal {
  const end = AbortSignal.timeout(limit)
  return signal ? AbortSignal.any([signal, end]) : end
}

export function failureOf(error: unknown): unknown {
  if (isAbort(error)) return error
  // fetch rejects with a TypeError when no answer arrived, or with our own timeout; a body that is not JSON is a SyntaxError.
  if (error instanceof DOMException && error.name === 'TimeoutError') return toApiError(error, 'timeout')
  return toApiError(error, error instanceof TypeError ? 'network' : 'unexpected')
}

function matchesShape(value: unknown, shape: Shape): unknown {
  if (value === null && shape === 'nullable') return value
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    (shape === 'page' && !('items' in value && Array.isArray(value.items))) ||
    (shape === 'count' && !('count' in value && typeof value.count === 'number'))
  )
    throw new Error(`The answer is not of this shape: ${shape}`)
  return value
}

/** `{base}/v1{path}?{query}`: parameters encoded, query values that are undefined left out. */
function urlOf(baseUrl: string, path: string, { params, query }: AnyInput): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(typeof query === 'object' && query !== null ? query : {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return `${baseUrl.replace(/\/$/, '')}/v1${pathOf(path, params ?? {})}${text === '' ? '' : `?${text}`}`
}

function headersOf(
  bearer: string | undefined,
  workspaceId: string | undefined,
  extra: Record<string, string>,
): Headers {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  // What came from the address must not smuggle anything into a header.
  if (workspaceId && /^[\w-]{1,128}$/.test(workspaceId)) headers.set(WORKSPACE_HEADER, workspaceId)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  return headers
}
