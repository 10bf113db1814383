import { unstable_serialize } from 'swr'
import type { Route } from './route.ts'

/** A cache key carries its workspace, so that no answer of one is ever shown in another. */
export type ReadKey = readonly [workspaceId: string, method: string, path: string, input: unknown]

export const keyOf = (route: Route, workspaceId: string | undefined, input: unknown): ReadKey => [
  route.scope === 'account' ? '' : (workspaceId ?? ''),
  route.method,
  route.path,
  input,
]

export const serialized = (key: ReadKey): string => unstable_serialize(key)

/** How the serialized keys of a workspace begin. */
export const workspacePrefix = (workspaceId: string): string => unstable_serialize([workspaceId])

/** Whether a cache key belongs to one of the routes, in this workspace or in the account as a whole. */
export function isKeyOf(key: unknown, routes: readonly Route[], workspaceId: string | undefined): boolean {
  if (!Array.isArray(key)) return false
  const [scope, method, path] = key as unknown[]
  return (
    (scope === '' || scope === workspaceId) &&
    routes.some((route) => route.method === method && route.path === path)
  )
}
