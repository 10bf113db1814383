import type { SWRConfiguration } from 'swr'
import { queryRetryDelay } from '#lib/backoff'
import type { Clock } from '#lib/clock'
import { ApiError, isAbort } from './api-error.ts'

/** Queries retry three times; mutations never (ERR-17). */
export const QUERY = { retries: 3 } as const

/** Whether asking again can help: not after an abort, and not when the backend refused the request itself (4xx). */
export function isWorthRetrying(error: unknown): boolean {
  if (isAbort(error)) return false
  return !(error instanceof ApiError && error.kind === 'answer' && error.code >= 400 && error.code < 500)
}

/** The specification's query policy as SWR's configuration. */
export const queryPolicy = (clock: Pick<Clock, 'setTimeout'>): SWRConfiguration => ({
  revalidateOnFocus: false,
  shouldRetryOnError: isWorthRetrying,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    if (retryCount > QUERY.retries || !isWorthRetrying(error)) return
    clock.setTimeout(() => void revalidate({ retryCount }), queryRetryDelay(retryCount - 1))
  },
})
