import type { Route } from '#api/wire'
import { badInput } from './refusals.ts'

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

/**
 * Finds the route of a call. A path that is written out goes before one with a parameter at the same place. Throws the 400 for
 * a parameter that is not well encoded.
 */
export function routeTable<Bound extends Placed>(
  routes: readonly Bound[],
): (method: string, path: string) => Hit<Bound> | undefined {
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
const rank = (parts: readonly string[]) => parts.map((part) => (part.startsWith(':') ? '1' : '0')).join('')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw badInput('The path is not well encoded.')
  }
}
