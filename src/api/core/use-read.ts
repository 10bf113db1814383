import { useEffect } from 'react'
import useSWR from 'swr'
import { useApi, useScopedWorkspaceId, type Api } from './api-provider.tsx'
import { isAbort, toApiError, type ApiError } from './api-error.ts'
import { keyOf, serialized } from './keys.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'

export interface ReadOptions {
  /** Keeps showing the last answer of this component while the next question is under way. */
  keepPrevious?: boolean
}

export interface ReadState<Result> {
  data: Result | undefined
  /** Set when the last try failed; `data` may still hold the answer before it. */
  error: ApiError | undefined
  /** No answer yet, and none failed. */
  isLoading: boolean
  /** A request is under way, with or without data to show meanwhile. */
  isFetching: boolean
  retry: () => void
}

/**
 * Reads a route and keeps it fresh. `input` null asks nothing. Components with the same question share one request and
 * one cache entry; the request is aborted when the last of them goes.
 */
export function useRead<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  { keepPrevious = false }: ReadOptions = {},
): ReadState<RouteResult<R>> {
  const api = useApi()
  const workspaceId = useScopedWorkspaceId()
  const key = input === null ? null : keyOf(route, workspaceId, input)
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

  const { data, error, isValidating, mutate } = useSWR<RouteResult<R>, unknown>(
    key,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry of requests holds answers of all routes; the key makes this one's
    () => readOf(api, id, route, input as RouteInput<R>, workspaceId) as Promise<RouteResult<R>>,
    { keepPreviousData: keepPrevious },
  )
  const failed = error !== undefined && !isAbort(error)
  return {
    data,
    error: failed ? toApiError(error) : undefined,
    isLoading: key !== null && data === undefined && !failed,
    isFetching: isValidating,
    retry: () => void mutate(),
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
  const id = serialized(keyOf(route, workspaceId, input))
  if (api.cache.get(id)?.data !== undefined) return
  const answer = await api.reads.preload(id, (signal) =>
    api.client.call(route, input, { workspaceId, signal }),
  )
  if (answer !== undefined && api.cache.get(id) === undefined) api.cache.set(id, { data: answer })
}

function readOf<R extends Route>(
  api: Api,
  id: string,
  route: R,
  input: RouteInput<R>,
  workspaceId: string | undefined,
) {
  return api.reads.read(id, (signal) => api.client.call(route, input, { workspaceId, signal }))
}
