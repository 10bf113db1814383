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

/** Whether a serialized key belongs to one of the routes, whatever was asked, in this workspace or in the account as a whole. */
export function isOfRoutes(
  routes: readonly Route[],
  workspaceId: string | undefined,
): (key: string) => boolean {
  const beginnings = routes.flatMap(({ method, path }) =>
    ['', workspaceId ?? ''].map((scope) => unstable_serialize([scope, method, path])),
  )
  return (key) => beginnings.some((beginning) => key.startsWith(beginning))
}
