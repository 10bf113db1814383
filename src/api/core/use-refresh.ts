import { useCallback } from 'react'
import { useCacheChange, useScopedWorkspaceId } from './api-provider.tsx'
import { isKeyOf } from './keys.ts'
import type { Route } from './route.ts'

/** Asks anew for what a change that bypassed `useWrite`, such as an import, has made old. */
export function useRefresh(): (routes: readonly Route[]) => void {
  const workspaceId = useScopedWorkspaceId()
  const { refetch } = useCacheChange()
  return useCallback((routes) => refetch((key) => isKeyOf(key, routes, workspaceId)), [refetch, workspaceId])
}
