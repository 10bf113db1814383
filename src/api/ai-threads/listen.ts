import type { CallOptions, Client } from '#api/core'
import { aiThreadRoutes } from './ai-threads.routes.ts'

/**
 * The lines of an answer as they come, decoded but not checked: whoever reads them must be safe against anything. Ends
 * with the stream; throws ApiError, or the AbortError of the signal.
 */
export const listenToThread = (
  client: Client,
  threadId: string,
  { after, ...options }: CallOptions & { after?: string | undefined } = {},
): AsyncGenerator<unknown, void, undefined> =>
  client.stream(
    aiThreadRoutes.listen,
    { params: { threadId }, query: after === undefined ? {} : { after } },
    options,
  )
