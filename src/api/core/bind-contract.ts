import type { GenericSchema } from 'valibot'
import type { Route } from './route.ts'

/** The schemas of one route. A schema whose type is not the route's does not compile. */
export type RouteSchemas<R extends Route> =
  R extends Route<string, infer Query, infer Body, infer Result>
    ? ([Query] extends [undefined] ? { query?: undefined } : { query: SchemaOf<Query> }) &
        ([Body] extends [undefined] ? { body?: undefined } : { body: SchemaOf<Body> }) & {
          result: SchemaOf<Result>
          /** One sentence for the OpenAPI document. */
          summary: string
          /** Roles that may call it; absent: any member. */
          ownerOnly?: boolean
          /** Needs no session. */
          open?: boolean
        }
    : never

type SchemaOf<T> = GenericSchema<unknown, T>

export interface BoundRoute {
  route: Route
  summary: string
  ownerOnly: boolean
  open: boolean
  query: GenericSchema | undefined
  body: GenericSchema | undefined
  result: GenericSchema
}

/** Binds each route of a group to its schemas. For mocks, tests and the OpenAPI document; the app never loads it. */
export function contract<Routes extends Record<string, Route>>(
  routes: Routes,
  schemas: { [Name in keyof Routes]: RouteSchemas<Routes[Name]> },
): { [Name in keyof Routes]: BoundRoute } {
  const bind = (name: keyof Routes): BoundRoute => {
    const { query, body, result, summary, ownerOnly = false, open = false } = schemas[name]
    const route = routes[name]
    if (!route) throw new Error(`There is no route named ${String(name)}.`)
    return { route, summary, ownerOnly, open, query, body, result }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names that it was given
  return Object.fromEntries(Object.keys(routes).map((name) => [name, bind(name)])) as {
    [Name in keyof Routes]: BoundRoute
  }
}
