import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useScopedWorkspaceId } from './api-provider.tsx'
import { isKeyOf } from './keys.ts'
import type { Route } from './route.ts'

/** Asks anew for what a change that bypassed `useWrite`, such as an import, has made old. */
export function useRefresh(): (routes: readonly Route[]) => void {
  const workspaceId = useScopedWorkspaceId()
  const { mutate } = useSWRConfig()
  return useCallback(
    (routes) => void mutate((key) => isKeyOf(key, routes, workspaceId)),
    [mutate, workspaceId],
  )
}
