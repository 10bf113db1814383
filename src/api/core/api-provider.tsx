import { createContext, use, useMemo, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Clock } from '#lib/clock'
import type { CollectingCache } from './cache.ts'
import type { Client } from './client.ts'
import { queryPolicy } from './policy.ts'
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
const WorkspaceContext = createContext<string | undefined>(undefined)

export interface ApiProviderProps {
  api: Api
  children: ReactNode
}

export function ApiProvider({ api, children }: ApiProviderProps) {
  const config = useMemo(() => ({ ...queryPolicy(api.clock), provider: () => api.cache }), [api])
  return (
    <ApiContext value={api}>
      <SWRConfig value={config}>{children}</SWRConfig>
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

/** The workspace that calls from here belong to; undefined outside of one. */
export const useScopedWorkspaceId = (): string | undefined => use(WorkspaceContext)
