/** Names of the `:parameters` of a path. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What a good answer must at least look like; anything else is an error and never reaches a screen:
 * an object, an object with `items`, an object with a `count`, an object or null, or lines of JSON.
 */
export type Shape = 'object' | 'page' | 'count' | 'nullable' | 'stream'

/** One call of the API, declared once: the client, the cache key, the mock backend and the OpenAPI document read it. */
export interface Route<Path extends string = string, Query = unknown, Body = unknown, Result = unknown> {
  readonly method: Method
  readonly path: Path
  readonly shape: Shape
  /** 'account': the answer is the same in every workspace, so its cache entry is shared by all. */
  readonly scope: 'workspace' | 'account'
  /** Carries the types; there is never a value. */
  readonly types?: { query: Query; body: Body; result: Result }
}

/** What a caller of the route gives: parameters, query and body, each only where the route has them. */
export type RouteInput<R extends Route> =
  R extends Route<infer Path, infer Query, infer Body>
    ? ([PathParams<Path>] extends [never]
        ? { params?: undefined }
        : { params: Record<PathParams<Path>, string> }) &
        ([Query] extends [undefined]
          ? { query?: undefined }
          : Partial<Query> extends Query
            ? { query?: Query }
            : { query: Query }) &
        ([Body] extends [undefined] ? { body?: undefined } : { body: Body })
    : never

export type RouteResult<R extends Route> =
  R extends Route<string, never, never, infer Result>
    ? Result
    : R['types'] extends { result: infer Result } | undefined
      ? Result
      : never

interface RouteBuilder<Path extends string, Query, Body> {
  query: <Q>() => RouteBuilder<Path, Q, Body>
  body: <B>() => RouteBuilder<Path, Query, B>
  ofAccount: () => RouteBuilder<Path, Query, Body>
  returns: <Result>(shape?: Shape) => Route<Path, Query, Body, Result>
}

function builder<Path extends string, Query, Body>(
  method: Method,
  path: Path,
  scope: Route['scope'] = 'workspace',
): RouteBuilder<Path, Query, Body> {
  return {
    query: () => builder(method, path, scope),
    body: () => builder(method, path, scope),
    ofAccount: () => builder(method, path, 'account'),
    returns: (shape = 'object') => ({ method, path, shape, scope }),
  }
}

export const get = <const Path extends string>(path: Path) => builder<Path, undefined, undefined>('GET', path)
export const post = <const Path extends string>(path: Path) =>
  builder<Path, undefined, undefined>('POST', path)
export const put = <const Path extends string>(path: Path) => builder<Path, undefined, undefined>('PUT', path)
export const del = <const Path extends string>(path: Path) =>
  builder<Path, undefined, undefined>('DELETE', path)
