import { WORKSPACE_HEADER } from '#api/wire'
import { forbidden } from '#domain/kernel/refusals'

/** Where the app is served. */
export interface Origins {
  /** Of the server itself, as people reach it. */
  own: string
  /** Of apps elsewhere that may call with cookies. */
  sites: readonly string[]
}

/** Whether an origin is one of the product's own pages. */
export const isApp = ({ own, sites }: Origins, origin: string) => origin === own || sites.includes(origin)

/** The headers by which a page of another origin may read the answer; none for a page that may not. */
export function crossOrigin(request: Request, path: string, origins: Origins): Record<string, string> {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  // Which sites may report visits is for each workspace to say, and answered there.
  if (!isApp(origins, origin) && !path.startsWith('/web/v1/')) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': `content-type, authorization, ${WORKSPACE_HEADER}`,
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}

/** Refuses what another site's page makes a browser do with the cookie of the session. */
export function expectOwnPage(request: Request, origins: Origins): void {
  const origin = request.headers.get('origin')
  const foreign =
    origin === null ? request.headers.get('sec-fetch-site') === 'cross-site' : !isApp(origins, origin)
  if (foreign)
    throw forbidden(
      'Sessions are not for pages of other sites.',
      'ほかのサイトからこの操作を行うことはできません。',
    )
}
