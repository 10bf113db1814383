import { createContext, use, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import type { Clock } from '#lib/clock'
import type { CollectingCache } from './cache.ts'
import type { Client } from './client.ts'
import { queryPolicy } from './policy.ts'
import { serialized, type ReadKey } from './keys.ts'
import type { Reads } from './reads.ts'
import type { RecordWrites } from './record-writes.ts'

/** What every hook of the API needs: made once, before React starts. */
export interface Api {
  client: Client
  cache: CollectingCache
  reads: Reads
  writes: RecordWrites
  clock: Clock
}

const ApiContext = createContext<Api | undefined>(undefined)
const MountedContext = createContext<RefObject<boolean>>({ current: true })
const WorkspaceContext = createContext<string | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  children: ReactNode
}

export function ApiProvider({ api, children }: ApiProviderProps) {
  const config = useMemo(() => ({ ...queryPolicy(api.clock), provider: () => api.cache }), [api])
  const isMounted = useRef(true)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return (
    <ApiContext value={api}>
      <MountedContext value={isMounted}>
        <SWRConfig value={config}>{children}</SWRConfig>
      </MountedContext>
    </ApiContext>
  )
}

export interface WorkspaceScopeProps {
  workspaceId: string
  children: ReactNode
}

/** Everything below reads and writes in this workspace: its id is part of each cache key and goes with each call. */
export function WorkspaceScope({ workspaceId, children }: WorkspaceScopeProps) {
  return <WorkspaceContext value={workspaceId}>{children}</WorkspaceContext>
}

export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('No <ApiProvider> above this component. Wrap it in AppProviders.')
  return api
}

/** What a change does to the cache. Neither does anything once the provider is gone: a write may be answered after it. */
export interface CacheChange {
  /** Asks anew for the serialized keys that it names, as far as they are shown: what was asked before is not waited for (ERR-29). */
  refetch: (isOld: (key: string) => boolean) => void
  /** Asks for them again, or waits for what is asked already. */
  askAgain: (isMeant: (key: string) => boolean) => void
  /** Keeps `data` as the answer to `key`, without asking. */
  put: (key: ReadKey, data: unknown) => void
}

export function useCacheChange(): CacheChange {
  const { mutate } = useSWRConfig()
  const { reads } = useApi()
  const isMounted = use(MountedContext)
  return useMemo(() => {
    const askAgain: CacheChange['askAgain'] = (isMeant) => {
      if (isMounted.current) void mutate((key) => isMeant(unstable_serialize(key)))
    }
    return {
      refetch(isOld) {
        if (isMounted.current) reads.outdate(isOld)
        askAgain(isOld)
      },
      askAgain,
      put(key, data) {
        if (!isMounted.current) return
        const id = serialized(key)
        reads.outdate((asked) => asked === id)
        void mutate(key, data, { revalidate: false })
      },
    }
  }, [mutate, reads, isMounted])
}

/** The workspace that calls from here belong to; undefined outside of one. */
export const useScopedWorkspaceId = (): string | undefined => use(WorkspaceContext)
