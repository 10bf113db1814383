import { useCallback, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useApi, useScopedWorkspaceId } from './api-provider.tsx'
import { toApiError, type ApiError } from './api-error.ts'
import { isKeyOf, keyOf } from './keys.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'

const NOTHING: readonly Route[] = []

export interface WriteOptions {
  /** Routes whose cached answers are asked for anew after a success. A constant of the module, so that `send` stays the same. */
  refreshes?: readonly Route[]
  /** The route, read without any input, that would now answer the same: so what was saved shows at once. */
  answers?: Route
}

export type WriteOutcome<Result> = { ok: true; data: Result } | { ok: false; error: ApiError }

export interface WriteState<R extends Route> {
  /** Sends once; while a send is under way a second call joins it, so a double click is one request. Never throws, never retries. */
  send: (input: RouteInput<R>, signal?: AbortSignal) => Promise<WriteOutcome<RouteResult<R>>>
  isSending: boolean
  error: ApiError | undefined
}

export function useWrite<R extends Route>(
  route: R,
  { refreshes = NOTHING, answers }: WriteOptions = {},
): WriteState<R> {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const { mutate } = useSWRConfig()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const underWay = useRef<Promise<WriteOutcome<RouteResult<R>>>>(undefined)

  const send = useCallback(
    (input: RouteInput<R>, signal?: AbortSignal) => {
      const sendOnce = async (): Promise<WriteOutcome<RouteResult<R>>> => {
        setSending(true)
        setError(undefined)
        try {
          const data = await client.call(route, input, { workspaceId, signal })
          if (answers) void mutate(keyOf(answers, workspaceId, {}), data, { revalidate: false })
          void mutate((key) => isKeyOf(key, refreshes, workspaceId))
          return { ok: true, data }
        } catch (caught) {
          const failure = toApiError(caught)
          setError(failure)
          return { ok: false, error: failure }
        } finally {
          underWay.current = undefined
          setSending(false)
        }
      }
      underWay.current ??= sendOnce()
      return underWay.current
    },
    [client, route, workspaceId, mutate, refreshes, answers],
  )
  return { send, isSending, error }
}
