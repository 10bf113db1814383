import type { Route } from '#api/wire'
import { badInput, notFound, wrongMethod } from './refusals.ts'

/** A route and where it stands: `base` comes before its path. */
interface Placed {
  base: string
  route: Pick<Route, 'method' | 'path'>
}

/** The route of a call, and the parameters of its path. */
export interface Hit<Bound> {
  bound: Bound
  params: Record<string, string>
}

/** Finds the route of a call. Throws the 400 for a parameter that is not well encoded. */
export type RouteTable<Bound> = (method: string, path: string) => Hit<Bound> | undefined

/** A path that is written out goes before one with a parameter at the same place. */
export function routeTable<Bound extends Placed>(routes: readonly Bound[]): RouteTable<Bound> {
  const rows = routes
    .map((bound) => {
      const { base, route } = bound
      return { bound, method: route.method, parts: `${base}${route.path}`.split('/') }
    })
    .sort((a, b) => rank(a.parts).localeCompare(rank(b.parts)))
  return (method, path) => {
    const given = path.split('/')
    for (const { bound, method: own, parts } of rows) {
      if (own !== method || parts.length !== given.length) continue
      const params: Record<string, string> = {}
      const fits = parts.every((part, at) => {
        const text = given[at] ?? ''
        if (!part.startsWith(':')) return part === text
        params[part.slice(1)] = decoded(text)
        return text !== ''
      })
      if (fits) return { bound, params }
    }
    return undefined
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Why a call has no route: its path has other methods (405), or there is no such path (404) (API-45). */
export function noRoute(table: RouteTable<unknown>, method: string, path: string) {
  const allowed = METHODS.filter((one) => table(one, path))
  return allowed.length > 0 ? wrongMethod(method, path, allowed) : notFound(`call ${method} ${path}`, '')
}

const rank = (parts: readonly string[]) => parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badInput('The path is not well encoded.')
  }
}
