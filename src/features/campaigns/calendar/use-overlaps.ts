import { useEffect, useState } from 'react'
import { contactRoutes, type ContactFilter } from '#api/contacts'
import { ApiError, useApi, useScopedWorkspaceId } from '#api/core'

/** Requests that are under way at once. */
const AT_ONCE = 3

export interface Overlaps {
  /** How many people each search finds, by its key; what is not there yet is not known. */
  counts: ReadonlyMap<string, number>
  error: ApiError | undefined
  retry: () => void
}

const idOf = (search: ContactFilter) => JSON.stringify(search)

/** Counts the people of several searches, few at once; what is no longer wanted is aborted. */
export function useOverlaps(searches: ReadonlyMap<string, ContactFilter> | undefined): Overlaps {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  /** By search. */
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map())
  const [failure, setFailure] = useState<{ of: typeof searches; attempt: number; error: ApiError }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const open = new Map([...(searches?.values() ?? [])].map((search) => [idOf(search), search]))
    const waiting = [...open]
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !abort.signal.aborted; next = waiting.shift()) {
        const [id, body] = next
        const { count } = await client.call(
          contactRoutes.count,
          { body },
          { workspaceId, signal: abort.signal },
        )
        if (!abort.signal.aborted) setKnown((before) => new Map(before).set(id, count))
      }
    }
    Promise.all(Array.from({ length: AT_ONCE }, work)).catch((error: unknown) => {
      if (abort.signal.aborted) return
      abort.abort()
      if (error instanceof ApiError) setFailure({ of: searches, attempt, error })
    })
    return () => abort.abort()
  }, [searches, client, workspaceId, attempt])

  const counts = [...(searches ?? [])].flatMap(([key, search]) => {
    const count = known.get(idOf(search))
    return count === undefined ? [] : [[key, count] as const]
  })
  const isFailed = failure?.of === searches && failure?.attempt === attempt
  return {
    counts: new Map(counts),
    error: isFailed ? failure?.error : undefined,
    retry: () => setAttempt((last) => last + 1),
  }
}
