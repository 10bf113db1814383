import { useCallback } from 'react'
import { useCacheChange, useScopedWorkspaceId } from './api-provider.tsx'
import { isOfRoutes } from './keys.ts'
import type { Route } from './route.ts'

/** Asks anew for what a change that bypassed `useWrite`, such as an import, has made old; for all that is shown without routes. */
export function useRefresh(): (routes?: readonly Route[]) => void {
  const workspaceId = useScopedWorkspaceId()
  const { refetch } = useCacheChange()
  return useCallback(
    (routes) => refetch(routes ? isOfRoutes(routes, workspaceId) : () => true),
    [refetch, workspaceId],
  )
}

/** Asks again for what may have changed by itself, every now and then: a slow answer that is under way is waited for (ERR-29). */
export function useAskAgain(): (routes: readonly Route[]) => void {
  const workspaceId = useScopedWorkspaceId()
  const { askAgain } = useCacheChange()
  return useCallback((routes) => askAgain(isOfRoutes(routes, workspaceId)), [askAgain, workspaceId])
}
