import { contract } from '#api/contract'
import { routeTable } from '#domain/kernel/route-table'
import { OUTBOX_PATH } from '#server/outbox/outbox-view'
import { isPublicScript } from '#server/public/public-scripts'
import { TLS_ASK } from '#server/public/tls-ask'

/** How the log and the metrics name a call: never by its path, which may hold a token. */
export interface CallName {
  /** The name in the contract, such as `contacts.search`; `none` for any other call. */
  name: string
  /** The path as it is declared, such as `/v1/contacts/:id`. One of a fixed set, whatever the caller asks for. */
  pattern: string
}

/**
 * What belongs to the API: the contract's routes, the public pages of forms (FRM-20), the addresses in mails, those that
 * providers report to, and what issuers of certificates ask for.
 */
const API = /^\/(v1|web\/v1|f|d|c|o|u|v|hooks|\.well-known\/acme-challenge)(\/|$)/
const routeOf = routeTable(Object.values(contract))

/** Whether a call is answered by the API, and not by the app. */
export const isApiCall = (pathname: string): boolean => API.test(pathname)

/** Names a call by what is declared. */
export function nameOfCall(method: string, pathname: string): CallName {
  const [, prefix] = API.exec(pathname) ?? []
  if (prefix === undefined) return { name: 'none', pattern: patternOfPage(pathname) }
  if (prefix !== 'v1' && prefix !== 'web/v1') return { name: 'none', pattern: `/${prefix}/*` }
  const bound = boundOf(method, pathname)
  return bound
    ? { name: bound.name, pattern: `${bound.base}${bound.route.path}` }
    : { name: 'none', pattern: 'none' }
}

function boundOf(method: string, pathname: string) {
  try {
    return routeOf(method === 'HEAD' ? 'GET' : method, pathname)?.bound
  } catch {
    // A path that is not well encoded.
    return undefined
  }
}

function patternOfPage(pathname: string): string {
  if (pathname === '/healthz' || pathname === '/readyz' || pathname === TLS_ASK) return pathname
  if (pathname.startsWith('/a/')) return '/a/*'
  if (isPublicScript(pathname)) return 'script'
  return OUTBOX_PATH.test(pathname) ? '/outbox/*' : 'app'
}
