import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import { serve } from 'srvx/node'
import type { Clock } from '#lib/clock'
import { OUTBOX_PATH } from '#server/outbox/outbox-view'
import { FilesUnavailable } from '#server/ports/files/files'
import { isPublicScript } from '#server/public/public-scripts'
import type { ServedCertificates } from '#server/certificates/served-certificates'
import { TLS_ASK } from '#server/public/tls-ask'
import { isApiCall, nameOfCall } from './call-name.ts'
import { addressBehind } from './caller-address.ts'
import type { StaticApp } from './static-app.ts'
import { startTlsListener } from './tls-listener.ts'

/** Where calls are written down; pino's loggers are such. */
export interface CallLog {
  info: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}

export interface CarrierOptions {
  /** 0 takes one that is free. */
  port: number
  /** Where TLS is spoken besides, and with what. @default nowhere */
  tls?: { port: number; certificates: ServedCertificates } | undefined
  /** Whether only this machine reaches it. @default false */
  isLocal?: boolean
  /** The API: a function from request to answer. */
  respond: (request: Request, address: string | undefined) => Promise<Response>
  app: StaticApp
  /** Answers addresses under `/a/`: uploaded files. */
  files: StaticApp
  /** Answers the scripts that customers' pages embed. */
  scripts: StaticApp
  /** Shows the mails that were written instead of sent; only where nobody else reaches the server. @default nothing does */
  outbox?: ((request: Request) => Promise<Response>) | undefined
  /** Whether calls can be answered: the database is there, and its tables are those of this version. */
  isReady: () => Promise<boolean>
  /** What `/readyz` says of the workers; it is ready with none. @default nothing */
  worker?: () => Promise<string>
  /** Proxies whose word on the caller's address counts: so many of them, or those of these addresses. */
  trustProxy: number | 'loopback' | string[]
  clock: Clock
  log: CallLog
  /** Is told of every call that was answered. @default nobody is */
  onCall?: ((call: CarriedCall) => void) | undefined
}

/** A call that was answered. */
export interface CarriedCall {
  method: string
  /** See `CallName`. */
  pattern: string
  status: number
  /** How long it took. */
  ms: number
}

export interface Carrier {
  port: number
  tlsPort: number | undefined
  /** Takes no more calls, and settles when those under way are answered, or have had `within` ms. */
  close: (within: number) => Promise<void>
}

/**
 * How long a client may take, in ms, and how much it may say: whoever sends a byte a minute holds no connection. Uploads have
 * the time of `request`.
 */
const LIMITS = {
  headers: 10_000,
  request: 120_000,
  idle: 20_000,
  headerBytes: 16_384,
  headerLines: 100,
} as const

/** Carries HTTP to the API and the app, on one port. Rejects where the port can't be had. */
export async function startCarrier(options: CarrierOptions): Promise<Carrier> {
  const { port, tls, isLocal = false, trustProxy, clock, log, onCall } = options
  const limits = {
    headersTimeout: LIMITS.headers,
    requestTimeout: LIMITS.request,
    keepAliveTimeout: LIMITS.idle,
    maxHeaderSize: LIMITS.headerBytes,
    maxHeadersCount: LIMITS.headerLines,
  }
  let isClosing = false
  const server = serve({
    port,
    ...(isLocal && { hostname: '127.0.0.1' }),
    silent: true,
    manual: true,
    gracefulShutdown: false,
    trustProxy: typeof trustProxy === 'number' ? false : trustProxy,
    node: limits,
    async fetch(request) {
      const began = clock.now()
      const pathname = pathOf(request)
      if (pathname === undefined) return noAddress(randomUUID())
      let response: Response
      try {
        response = await answer(options, request, pathname)
      } catch (error) {
        if (request.signal.aborted) return new Response(null, { status: 499 })
        const ticketId = randomUUID()
        log.error({ ticketId, err: error }, 'A call was not answered')
        response = error instanceof FilesUnavailable ? noFiles(ticketId) : broken(ticketId)
        response.headers.set('x-ticket-id', ticketId)
      }
      // HTTP/2 says so for all calls of a connection.
      if (isClosing && request.runtime?.node?.req.httpVersionMajor === 1)
        response.headers.set('connection', 'close')
      const isApi = isApiCall(pathname)
      if (isApi || onCall) {
        const { method } = request
        const { status } = response
        const ms = clock.now() - began
        const { name, pattern } = nameOfCall(method, pathname)
        onCall?.({ method, pattern, status, ms })
        if (isApi)
          log.info(
            { ticketId: response.headers.get('x-ticket-id') ?? randomUUID(), route: name, status, ms },
            'call',
          )
      }
      return response
    },
  })
  const node = server.node?.server
  if (node && 'maxHeadersCount' in node) node.maxHeadersCount = LIMITS.headerLines
  await server.serve()
  const answerNode = server.node?.handler
  const secure =
    tls && answerNode
      ? await startTlsListener({
          ...tls,
          hostname: isLocal ? '127.0.0.1' : undefined,
          limits,
          answer: (...call) => void answerNode(...call),
          clock,
          log,
        }).catch(async (error: unknown) => {
          await server.close(true)
          throw error
        })
      : undefined
  return {
    port: Number(new URL(server.url ?? `http://localhost:${port}`).port),
    tlsPort: secure?.port,
    async close(within) {
      isClosing = true
      const cancel = clock.setTimeout(() => {
        if (node && 'closeAllConnections' in node) node.closeAllConnections()
        secure?.closeAllConnections()
      }, within)
      await Promise.all([server.close(), secure?.close()])
      cancel()
    },
  }
}

async function answer(
  { respond, app, files, scripts, outbox, isReady, trustProxy, worker = async () => '' }: CarrierOptions,
  request: ServerRequest,
  pathname: string,
): Promise<Response> {
  if (pathname === '/healthz') return said(200, 'ok')
  if (pathname === '/readyz')
    return (await isReady()) ? said(200, `ready\n${await worker()}`.trim()) : said(503, 'not ready')
  if (pathname.startsWith('/a/')) return files(request, pathname)
  if (isPublicScript(pathname)) return scripts(request, pathname)
  if (outbox && OUTBOX_PATH.test(pathname)) return outbox(request)
  if (!isApiCall(pathname) && pathname !== TLS_ASK) return app(request, pathname)
  const address =
    typeof trustProxy === 'number'
      ? addressBehind(request.ip, request.headers.get('x-forwarded-for'), trustProxy)
      : request.ip
  const response = await respond(request, address)
  if (!response.headers.has('x-content-type-options'))
    response.headers.set('x-content-type-options', 'nosniff')
  return response
}

/** The path that is asked for; undefined where the `Host` of the call makes no address, such as one with the port 99999. */
function pathOf(request: Request): string | undefined {
  try {
    return new URL(request.url).pathname
  } catch {
    return undefined
  }
}

const noAddress = (ticketId: string) =>
  Response.json(
    { code: 400, message: 'The header Host names no host.', ticketId },
    { status: 400, headers: { 'x-ticket-id': ticketId } },
  )

const said = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })

const broken = (ticketId: string) =>
  Response.json({ code: 500, message: 'Something went wrong on our side.', ticketId }, { status: 500 })

const noFiles = (ticketId: string) =>
  Response.json(
    { code: 503, message: 'Files can’t be read at the moment. Try again in a while.', ticketId },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '10' } },
  )
