import { useCallback, useRef, useState } from 'react'
import { useApi, useCacheChange, useScopedWorkspaceId } from './api-provider.tsx'
import { toApiError, type ApiError } from './api-error.ts'
import { isOfRoutes, keyOf } from './keys.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'

const NOTHING: readonly Route[] = []

export interface WriteOptions {
  /** Routes whose cached answers are refetched after a success. A constant of the module, so that `send` stays the same. */
  refreshes?: readonly Route[]
  /** The route, read without any input, that would now answer the same: so what was saved shows at once. */
  answers?: Route
  /** How long an answer may take, in ms. @default that of every call */
  limit?: number
}

/** `theirs` is only there where a versioned write was refused because somebody else changed the record: what is stored now. */
export type WriteOutcome<Result, Stored = never> =
  | { ok: true; data: Result }
  | { ok: false; error: ApiError; theirs?: Stored | undefined }

export interface WriteState<R extends Route, Stored = never> {
  /**
   * Sends the input. A call with the same input while that is in flight joins it, so a double click is one request;
   * other input is sent as well. Never throws, never retries.
   */
  send: (input: RouteInput<R>, signal?: AbortSignal) => Promise<WriteOutcome<RouteResult<R>, Stored>>
  /** Whether at least one request is in flight. */
  isSending: boolean
  /** Why the last write that ended failed; undefined again as soon as another is sent. */
  error: ApiError | undefined
}

export function useWrite<R extends Route>(route: R, options: WriteOptions = {}): WriteState<R> {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const settle = useSettled(options)
  const { limit } = options
  const sendOnce = useCallback(
    async (input: RouteInput<R>, signal?: AbortSignal): Promise<WriteOutcome<RouteResult<R>>> => {
      try {
        const data = await client.call(route, input, { workspaceId, signal, limit })
        settle(data)
        return { ok: true, data }
      } catch (caught) {
        const error = toApiError(caught)
        // Somebody else has deleted it: what shows it is as old as if this call had (ERR-28).
        if (route.method === 'DELETE' && error.code === 404) settle()
        return { ok: false, error }
      }
    },
    [client, route, workspaceId, settle, limit],
  )
  return useInFlight(sendOnce)
}

/** What a successful write does to the cache. */
export function useSettled({ refreshes = NOTHING, answers }: WriteOptions) {
  const workspaceId = useScopedWorkspaceId()
  const cache = useCacheChange()
  return useCallback(
    (data?: unknown) => {
      if (answers && data !== undefined) cache.put(keyOf(answers, workspaceId, {}), data)
      cache.refetch(isOfRoutes(refreshes, workspaceId))
    },
    [cache, workspaceId, refreshes, answers],
  )
}

/** Joins calls with the same input while one is in flight, and tells whether any is. */
export function useInFlight<Input, Outcome extends WriteOutcome<unknown, unknown>>(
  sendOnce: (input: Input, signal?: AbortSignal) => Promise<Outcome>,
) {
  const [sending, setSending] = useState(0)
  const [error, setError] = useState<ApiError>()
  const inFlight = useRef(new Map<string, Promise<Outcome>>())
  const send = useCallback(
    (input: Input, signal?: AbortSignal): Promise<Outcome> => {
      const key = JSON.stringify(input)
      const joined = inFlight.current.get(key)
      if (joined) return joined
      setSending((count) => count + 1)
      setError(undefined)
      const outcome = sendOnce(input, signal).then((ended) => {
        inFlight.current.delete(key)
        setSending((count) => count - 1)
        if (!ended.ok) setError(ended.error)
        return ended
      })
      inFlight.current.set(key, outcome)
      return outcome
    },
    [sendOnce],
  )
  return { send, isSending: sending > 0, error }
}
