import { isIP } from 'node:net'
import { normalizeDomain } from '#domain/domains/domain-names'
import type { Clock } from '#lib/clock'
import { isPublicAddress } from '#server/ports/public-address'
import type { OpenDatabase } from '#server/store/database'
import { isProven } from '#server/store/custom-hostnames.store'
import { callerLimit } from './caller-limit.ts'

/** Where a proxy asks before it obtains a certificate for a hostname, as Caddy does for `on_demand_tls`. */
export const TLS_ASK = '/tls/ask'
const MOST = 600

/**
 * Answers 200 for the server's own hosts and for custom hostnames whose records are in order, otherwise 404. Only a proxy is answered:
 * a caller of this machine or its network that calls for itself. Throws a 429 beyond 600 calls a minute.
 */
export function tlsAsk({
  database,
  clock,
  hosts,
}: {
  database: OpenDatabase
  clock: Clock
  hosts: readonly string[]
}) {
  const count = callerLimit(MOST)
  return async (request: Request, url: URL, address: string | undefined): Promise<Response> => {
    const isForwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded')
    if (isForwarded || address === undefined || isIP(address) === 0 || isPublicAddress(address)) return no()
    count(address, clock.now())
    const hostname = normalizeDomain(url.searchParams.get('domain') ?? '')
    if (hostname === undefined) return no()
    if (hosts.includes(hostname)) return yes()
    return (await isProven(database, hostname)) ? yes() : no()
  }
}

const yes = () => new Response(null, { status: 200 })
const no = () => new Response(null, { status: 404 })
