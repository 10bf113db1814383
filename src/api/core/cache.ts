import type { Cache, State } from 'swr'
import type { Clock } from '#lib/clock'
import { keyOf, serialized, workspacePrefix } from './keys.ts'
import type { Route, RouteInput, RouteResult } from './route.ts'

/** How long an entry that no component uses stays (ERR-19), in ms. */
export const CACHE = { collectAfter: 5 * 60_000 } as const

/** SWR's cache with the collection that SWR does not have: what is used stays, what is unused for 5 minutes goes. */
export interface CollectingCache extends Cache {
  /** Marks the entry as used until the returned function is called. */
  retain: (key: string) => () => void
  /** Forgets what was read in a workspace that is left. */
  dropWorkspace: (workspaceId: string) => void
  clear: () => void
}

export function createCache(clock: Pick<Clock, 'setTimeout'>): CollectingCache {
  const entries = new Map<string, State>()
  const users = new Map<string, number>()
  const collections = new Map<string, () => void>()

  const spare = (key: string) => {
    collections.get(key)?.()
    collections.delete(key)
  }
  const collectLater = (key: string) => {
    spare(key)
    if (users.has(key)) return
    collections.set(
      key,
      clock.setTimeout(() => {
        collections.delete(key)
        entries.delete(key)
      }, CACHE.collectAfter),
    )
  }

  return {
    keys: () => entries.keys(),
    get: (key) => entries.get(key),
    set(key, value) {
      entries.set(key, value)
      collectLater(key)
    },
    delete(key) {
      spare(key)
      entries.delete(key)
    },
    retain(key) {
      users.set(key, (users.get(key) ?? 0) + 1)
      spare(key)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = (users.get(key) ?? 1) - 1
        if (left > 0) users.set(key, left)
        else {
          users.delete(key)
          collectLater(key)
        }
      }
    },
    dropWorkspace(workspaceId) {
      const prefix = workspacePrefix(workspaceId)
      for (const key of entries.keys()) {
        if (!key.startsWith(prefix) || users.has(key)) continue
        spare(key)
        entries.delete(key)
      }
    },
    clear() {
      for (const key of collections.keys()) collections.get(key)?.()
      collections.clear()
      entries.clear()
    },
  }
}

/**
 * Keeps what was asked for otherwise than by a component: whoever reads it then shows it at once, and asks again meanwhile.
 * What was answered since is newer.
 */
export function keepAnswer<R extends Route>(
  cache: Pick<CollectingCache, 'get' | 'set'>,
  route: R,
  input: RouteInput<R>,
  data: RouteResult<R>,
): RouteResult<R> {
  const id = serialized(keyOf(route, undefined, input))
  if (!cache.get(id)) cache.set(id, { data })
  return data
}
