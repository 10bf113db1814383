import type { ApiError } from '#api/core'
import { queryRetryDelay } from '#lib/backoff'
import type { Connection } from './chat-state.ts'

/** Attempts to reconnect before the reader is asked. */
export const RECONNECTS = 3

/** The first connection to the stream of an answer. */
export const connect = (threadId: string, after: string | undefined): Connection => ({
  task: { kind: 'listen', threadId, after },
  failures: 0,
  progress: 'nothing',
})

/** Whether the stream broke and has not brought a line since. */
export const isBroken = ({ failures, progress }: Connection): boolean =>
  failures > 0 && progress === 'nothing'

/** After a line of the stream. */
export function received(connection: Connection, isNews: boolean): Connection {
  const progress = isNews || connection.progress === 'news' ? 'news' : 'lines'
  return progress === connection.progress ? connection : { ...connection, progress }
}

/**
 * After the stream ended, with `error` or without one. undefined: another attempt does not help. A stream that ends
 * without an error and without news may belong to an answer that is complete, so the thread is loaded to find out.
 */
export function broken(
  connection: Connection,
  threadId: string,
  error: ApiError | undefined,
): Connection | undefined {
  const isNews = connection.progress === 'news'
  if (!error && !isNews) return { ...connection, task: { kind: 'load', threadId } }
  const failures = isNews ? 0 : connection.failures
  if (error && (failures >= RECONNECTS || !mayPass(error))) return undefined
  return {
    task: { kind: 'wait', ms: queryRetryDelay(failures) },
    failures: failures + 1,
    progress: 'nothing',
  }
}

/** After the pause. */
export const reconnected = (
  connection: Connection,
  threadId: string,
  after: string | undefined,
): Connection => ({ ...connection, task: { kind: 'listen', threadId, after } })

/** Whether another attempt can help: the connection broke, or the backend failed temporarily. */
const mayPass = (error: ApiError): boolean =>
  error.isUnanswered || error.cause instanceof SyntaxError || (error.kind === 'answer' && error.code >= 500)
