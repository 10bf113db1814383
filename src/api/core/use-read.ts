import { useEffect } from 'react'
import useSWR from 'swr'
import { onWhole } from '#lib/on-idle'
import { useApi, useScopedWorkspaceId, type Api } from './api-provider.tsx'
import { isAbort, toApiError, type ApiError } from './api-error.ts'
import { keyOf, serialized, type ReadKey } from './keys.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'
import { useSlow } from './use-slow.ts'

export interface ReadOptions {
  /** Keeps showing the last answer of this component while the next question is under way. */
  keepPrevious?: boolean
  /** Asks only once the page is whole: for what nobody waits for. What is known already is shown at once. */
  unhurried?: boolean
}

export interface ReadState<Result> {
  data: Result | undefined
  /** Set when the last try failed; `data` may still hold the answer before it. */
  error: ApiError | undefined
  /** No answer yet, and none failed. */
  isLoading: boolean
  /** A request is under way, with or without data to show meanwhile. */
  isFetching: boolean
  /** This question has no answer yet, and for so long that the reader may want to cancel (ERR-3). */
  isSlow: boolean
  retry: () => void
  /** Aborts the request under way. What there is to show stays; a question without an answer of its own has failed. */
  cancel: () => void
}

/**
 * Reads a route and keeps it fresh. `input` null asks nothing. Components with the same question share one request and
 * one cache entry; the request is aborted when the last of them goes.
 */
export function useRead<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  options: ReadOptions = {},
): ReadState<RouteResult<R>> {
  const api = useApi()
  const workspaceId = useScopedWorkspaceId()
  return useReading(
    input === null ? null : keyOf(route, workspaceId, input),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not called without a key, and that there is only with an input
    async (signal) => api.client.call(route, input as RouteInput<R>, { workspaceId, signal }),
    options,
  )
}

/** A page as large as the API gives, and as many as are read of what people make by hand. */
const ALL = { limit: 100, pages: 10 } as const

/** A route that gives a collection page by page. */
type CollectionRoute<Query, Item> = Route<string, Query, undefined, { items: readonly Item[] }>

/** What a collection is asked for by, and how: its answer is there once all of its pages are. */
function wholeOf<Query extends { limit?: number; offset?: number }, Item>(
  { client }: Pick<Api, 'client'>,
  route: CollectionRoute<Query, Item>,
  query: Omit<Query, 'limit' | 'offset'>,
  workspaceId: string | undefined,
) {
  return {
    key: keyOf(route, workspaceId, { query, all: true }),
    async start(signal: AbortSignal): Promise<{ items: readonly Item[] }> {
      const items: Item[] = []
      for (let page = 0; page < ALL.pages && items.length === page * ALL.limit; page += 1) {
        const input = { query: { ...query, limit: ALL.limit, ...(page > 0 && { offset: items.length }) } }
        // Each page begins where the one before it ends.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a query with its limit and offset put back
        const answer = await client.call(route, input as RouteInput<typeof route>, { workspaceId, signal })
        items.push(...answer.items)
      }
      return { items }
    },
  }
}

/**
 * Reads a collection that is needed whole, such as the lists that one can choose from. Its answer is there once all of it is,
 * so what is not among the items does not exist, up to 1,000 of them.
 */
export function useReadAll<Query extends { limit?: number; offset?: number }, Item>(
  route: CollectionRoute<Query, Item>,
  query: Omit<Query, 'limit' | 'offset'>,
): ReadState<{ items: readonly Item[] }> {
  const { key, start } = wholeOf(useApi(), route, query, useScopedWorkspaceId())
  return useReading(key, start, { keepPrevious: true })
}

const onceWhole =
  <Result>(start: (signal: AbortSignal) => Promise<Result>) =>
  (signal: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      const callOff = onWhole(() => resolve(start(signal)))
      // At once: whoever asks again meanwhile would wait for what has been given up.
      signal.addEventListener('abort', () => {
        callOff()
        reject(signal.reason)
      })
    })

/** What is asked for under a key, by all components that ask for it together. */
function useReading<Result>(
  key: ReadKey | null,
  start: (signal: AbortSignal) => Promise<Result>,
  { keepPrevious = false, unhurried = false }: ReadOptions,
): ReadState<Result> {
  const api = useApi()
  const id = key === null ? '' : serialized(key)

  useEffect(() => {
    if (id === '') return
    const release = api.cache.retain(id)
    const leave = api.reads.wait(id)
    return () => {
      leave()
      release()
    }
  }, [api, id])

  const { data, error, isValidating, mutate } = useSWR<Result, unknown>(
    key,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry of requests holds answers of all routes; the key makes this one's
    () => api.reads.read(id, unhurried ? onceWhole(start) : start) as Promise<Result>,
    { keepPreviousData: keepPrevious },
  )
  // With `keepPrevious`, `data` may be the answer to the question before.
  const isUnanswered = key !== null && api.cache.get(id)?.data === undefined
  // An abort is a failure where the answer can't be shown: the reader canceled, and may want to try again.
  const isCanceled = isAbort(error) && isUnanswered && !isValidating
  const failed = error !== undefined && (!isAbort(error) || isCanceled)
  const isLoading = key !== null && data === undefined && !failed
  const isSlow = useSlow(isUnanswered && !failed, id)
  return {
    data,
    error: failed ? toApiError(error) : undefined,
    isLoading,
    isFetching: isValidating,
    isSlow,
    retry: () => void mutate(),
    cancel: () => {
      if (id !== '') api.reads.cancel(id)
    },
  }
}

/**
 * Asks ahead of the component that will want it: on hover, on focus, or with the first script. Resolves when the answer
 * is at hand, so that who renders then shows it at once, or when there will be none.
 */
export async function preloadRead<R extends Route>(
  api: Api,
  route: R,
  input: RouteInput<R>,
  workspaceId?: string,
): Promise<void> {
  await ahead(api, keyOf(route, workspaceId, input), (signal) =>
    api.client.call(route, input, { workspaceId, signal }),
  )
}

/** The same of a collection that is needed whole: see `useReadAll`. */
export async function preloadReadAll<Query extends { limit?: number; offset?: number }, Item>(
  api: Api,
  route: CollectionRoute<Query, Item>,
  query: Omit<Query, 'limit' | 'offset'>,
  workspaceId?: string,
): Promise<void> {
  const { key, start } = wholeOf(api, route, query, workspaceId)
  await ahead(api, key, start)
}

async function ahead(api: Api, key: ReadKey, start: (signal: AbortSignal) => Promise<unknown>) {
  const id = serialized(key)
  if (api.cache.get(id)?.data !== undefined) return
  const answer = await api.reads.preload(id, start)
  if (answer !== undefined && api.cache.get(id) === undefined) api.cache.set(id, { data: answer })
}
