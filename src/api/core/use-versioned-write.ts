import { useCallback } from 'react'
import { pathOf } from '#lib/path'
import { useApi, useScopedWorkspaceId } from './api-provider.tsx'
import { toApiError } from './api-error.ts'
import type { Client } from './client.ts'
import type { Versioned } from './record-writes.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'
import {
  useInFlight,
  useSettled,
  type WriteOptions,
  type WriteOutcome,
  type WriteState,
} from './use-write.ts'

/** A write whose body carries the version that the change was made from, and whose answer carries the new one. */
type VersionedRoute = Route<string, undefined, Versioned, Versioned>

export interface VersionedWriteOptions<Stored extends Route> extends WriteOptions {
  /** Reads the record that the write changes, by parameters that the write has too. */
  record: Stored
}

/**
 * Writes a versioned record. Writes to one record go out one after another, each with the version that the last answer
 * gave; where somebody else changed the record in between, the outcome has what is stored now (`theirs`).
 */
export function useVersionedWrite<R extends VersionedRoute, Stored extends Route>(
  route: R,
  { record, ...options }: VersionedWriteOptions<Stored>,
): WriteState<R, RouteResult<Stored>> {
  const { client, writes } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const settle = useSettled(options)
  const sendOnce = useCallback(
    async (
      input: RouteInput<R>,
      signal?: AbortSignal,
    ): Promise<WriteOutcome<RouteResult<R>, RouteResult<Stored>>> => {
      const { params, body } = partsOf(input)
      let sent = body.version
      try {
        const id = `${workspaceId ?? ''} ${pathOf(record.path, params)}`
        const data = await writes.run(id, body.version, (version) => {
          sent = version
          return client.call(route, { ...input, body: { ...body, version } }, { workspaceId, signal })
        })
        settle(data)
        return { ok: true, data }
      } catch (caught) {
        const error = toApiError(caught)
        const theirs =
          error.code === 409 ? await newerOf(client, record, { params }, sent, workspaceId) : undefined
        if (theirs !== undefined) settle()
        return { ok: false, error, theirs }
      }
    },
    [client, writes, route, record, workspaceId, settle],
  )
  return useInFlight(sendOnce)
}

/** What is stored now, if that is another version than the one that was sent: a 409 also means that a name is taken. */
async function newerOf<Stored extends Route>(
  client: Client,
  record: Stored,
  input: unknown,
  sent: number,
  workspaceId: string | undefined,
): Promise<RouteResult<Stored> | undefined> {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `record` takes parameters that the write has too
    const stored = await client.call(record, input as RouteInput<Stored>, { workspaceId })
    return isVersioned(stored) && stored.version !== sent ? stored : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isVersioned = (value: unknown): value is Versioned =>
  isObject(value) && typeof value['version'] === 'number'

function partsOf(input: unknown): { params: Record<string, string>; body: Versioned } {
  const { params, body } = isObject(input) ? input : {}
  if (!isVersioned(body)) throw new Error('A versioned write needs the version that it was made from.')
  const texts = Object.entries(isObject(params) ? params : {}).map(([name, value]) => [name, String(value)])
  return { params: Object.fromEntries(texts), body }
}
