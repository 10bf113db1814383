import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { isPublicAddress } from './public-address.ts'

/** Why an address was not asked, or its answer not taken. */
export class OutboundError extends Error {
  readonly why: 'address' | 'redirects' | 'too_large' | 'too_slow' | 'unreachable'

  constructor(why: OutboundError['why'], message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}

export interface OutboundRequest {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface OutboundAnswer {
  status: number
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>
  text: string
}

/** Asks an address on the internet: the only way out that an address from a person or another service may take. */
export type Outbound = (url: string, asked?: OutboundRequest) => Promise<OutboundAnswer>

/** Every address of a name. */
type Lookup = (
  hostname: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export interface OutboundOptions {
  /** Asks servers of this machine too, on any port and without TLS: only for tests. @default false */
  allowLoopback?: boolean
  /** ms for one call with its redirects. @default 10000 */
  within?: number
  /** Bytes of an answer. @default 5 MB */
  most?: number
  /** @default that of the machine */
  lookup?: Lookup
}

const REDIRECTS = { most: 3 } as const
const PORTS: ReadonlySet<string> = new Set(['', '80', '443'])
const LIMIT = { within: 10_000, bytes: 5_000_000, headerBytes: 16_384 } as const

/**
 * Makes one that reaches the public internet only: names are resolved once, and what they resolve to is checked and then connected
 * to, so that a name can't lead elsewhere between the two; each redirect is checked anew.
 */
export function createOutbound({
  allowLoopback = false,
  within = LIMIT.within,
  most = LIMIT.bytes,
  lookup = (hostname, options, done) => systemLookup(hostname, options, done),
}: OutboundOptions = {}): Outbound {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && (address === '127.0.0.1' || address === '::1'))

  const checkedLookup: LookupFunction = (hostname, options, done) =>
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses
      if (error || !first) return done(error ?? new Error(`${hostname} has no address.`), [])
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new OutboundError('address', `${hostname} leads to an address that is not public.`), [])
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
  let agent: Agent | undefined
  // Most servers ask nobody, and it is the largest of all modules (docs/decisions/057).
  const client = async () => {
    const undici = await import('undici')
    agent ??= new undici.Agent({
      connect: { lookup: checkedLookup, timeout: within },
      maxHeaderSize: LIMIT.headerBytes,
      keepAliveTimeout: 1000,
    })
    return { request: undici.request, dispatcher: agent }
  }

  function checked(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '')
      throw new OutboundError('address', 'Only addresses with https: or http: are asked.')
    if (!allowLoopback && !PORTS.has(url.port))
      throw new OutboundError('address', `Port ${url.port} is not asked.`)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    // An address in place of a name is never looked up.
    if (/^[\d.]+$|:/.test(host) && !isAllowed(host))
      throw new OutboundError('address', `${host} is not public.`)
    return url
  }

  return async (address, asked = {}) => {
    const signal = AbortSignal.timeout(within)
    try {
      let url = checked(address)
      let { method = 'GET', headers = {}, body } = asked
      const { request, dispatcher } = await client()
      for (let redirects = 0; ; redirects += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one is
        const response = await request(url, {
          dispatcher,
          method,
          headers,
          body: body ?? null,
          signal,
          headersTimeout: within,
          bodyTimeout: within,
        })
        const { statusCode: status } = response
        const location = response.headers['location']
        if (status < 300 || status > 399 || typeof location !== 'string') {
          // oxlint-disable-next-line no-await-in-loop -- the last one
          return { status, headers: plainHeaders(response.headers), text: await read(response.body) }
        }
        // oxlint-disable-next-line no-await-in-loop -- the connection is free for the next one
        await response.body.dump()
        if (redirects >= REDIRECTS.most) throw new OutboundError('redirects', 'It leads on and on.')
        const next = checked(new URL(location, url).href)
        // What is meant for one server is not told to another.
        if (next.origin !== url.origin)
          headers = Object.fromEntries(
            Object.entries(headers).filter(([name]) => !/^(authorization|cookie)$/i.test(name)),
          )
        if (status !== 307 && status !== 308) {
          method = 'GET'
          body = undefined
        }
        url = next
      }
    } catch (error) {
      if (error instanceof OutboundError) throw error
      const cause = error instanceof Error ? error.cause : undefined
      if (cause instanceof OutboundError) throw cause
      const isSlow = signal.aborted || (error instanceof Error && /timeout/i.test(error.name))
      throw new OutboundError(
        isSlow ? 'too_slow' : 'unreachable',
        isSlow ? `No answer within ${within} ms.` : 'The server can’t be reached.',
        error,
      )
    }
  }

  async function read(body: AsyncIterable<Uint8Array>): Promise<string> {
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of body) {
      length += chunk.length
      if (length > most) throw new OutboundError('too_large', `The answer has more than ${most} bytes.`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString()
  }
}

const plainHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
