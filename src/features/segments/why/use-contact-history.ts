import { useEffect, useState } from 'react'
import { contactEventRoutes, type ContactEvent } from '#api/contact-events'
import { toApiError, useApi, useScopedWorkspaceId, type ApiError } from '#api/core'

/** Pages of events that are read at most, and events on each: what lies before is not looked at, and that is said. */
const HISTORY = { pages: 20, size: 100 } as const
/** As many types as one question may name. */
const TYPES_MAX = 50

export interface ContactHistory {
  /** Undefined while it is read. */
  events: readonly ContactEvent[] | undefined
  /** There is more than was read. */
  isCut: boolean
  error: ApiError | undefined
  retry: () => void
}

const NOTHING: readonly ContactEvent[] = []

interface Read {
  of: string
  events?: readonly ContactEvent[]
  isCut?: boolean
  error?: ApiError
}

/** What a contact did, of some types, newest first. Without types nothing is asked. */
export function useContactHistory(contactId: string | undefined, types: readonly string[]): ContactHistory {
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Read>()
  const wanted = types.join('\n')
  const of = `${contactId ?? ''}\n${wanted}\n${tries}`
  const isNothing = contactId === undefined || wanted === ''

  useEffect(() => {
    if (isNothing) return undefined
    const control = new AbortController()
    const { signal } = control
    const all = wanted.split('\n')
    const readAll = async () => {
      const events: ContactEvent[] = []
      let cursor: string | undefined
      for (let page = 0; page < HISTORY.pages; page += 1) {
        const answer = await client.call(
          contactEventRoutes.search,
          {
            body: {
              contactId,
              limit: HISTORY.size,
              ...(all.length <= TYPES_MAX && { types: all }),
              ...(cursor !== undefined && { cursor }),
            },
          },
          { workspaceId, signal },
        )
        events.push(...answer.items)
        cursor = answer.nextCursor ?? undefined
        if (cursor === undefined) break
      }
      setRead({ of, events, isCut: cursor !== undefined })
    }
    readAll().catch((error: unknown) => {
      if (!signal.aborted) setRead({ of, error: toApiError(error) })
    })
    return () => control.abort()
  }, [client, workspaceId, contactId, wanted, of, isNothing])

  const now = read?.of === of ? read : undefined
  return {
    events: isNothing ? NOTHING : now?.events,
    isCut: now?.isCut ?? false,
    error: now?.error,
    retry: () => setTries(tries + 1),
  }
}
