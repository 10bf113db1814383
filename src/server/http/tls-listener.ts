import { constants, createSecureServer, type ServerHttp2Session } from 'node:http2'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { callbackify } from 'node:util'
import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { TLS, type ServedCertificates } from '#server/certificates/served-certificates'

export interface TlsListenerOptions {
  /** 0 takes one that is free. */
  port: number
  certificates: ServedCertificates
  /** Undefined: everybody reaches it. */
  hostname: string | undefined
  limits: CallLimits
  answer: (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => void
  clock: Clock
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** How long a client may take, ms, and how much it may say before the body of a call. */
export interface CallLimits {
  headersTimeout: number
  requestTimeout: number
  /** So long a connection without a call is kept. */
  keepAliveTimeout: number
  /** Bytes. */
  maxHeaderSize: number
  maxHeadersCount: number
}

const HANDSHAKE = { within: 10 * SECOND } as const
/** Calls of one connection at the same time. */
const CALLS_AT_ONCE = 100

/**
 * Listens with TLS, for HTTP/2 and HTTP/1.1: the certificate is that of the name that the client asks for (SNI). Where there is none for it, and none of the
 * main host, the handshake is refused. Rejects where the port can't be had.
 */
export async function startTlsListener({
  port,
  certificates,
  hostname,
  limits,
  answer,
  clock,
  log,
}: TlsListenerOptions) {
  const first = certificates.main()
  let current = first
  const contextOf = callbackify(certificates.contextOf)
  const server = createSecureServer(
    {
      ...TLS,
      allowHTTP1: true,
      maxHeaderListPairs: limits.maxHeadersCount,
      settings: { maxConcurrentStreams: CALLS_AT_ONCE, maxHeaderListSize: limits.maxHeaderSize },
      ...(first && { cert: first.cert, key: first.key }),
      handshakeTimeout: HANDSHAKE.within,
      SNICallback: (name, done) => {
        contextOf(name, (error, context) => {
          if (error) {
            log.error({ err: error }, 'A certificate could not be read')
            return done(new Error('The certificate could not be read.'))
          }
          const main = certificates.main()
          // Clients that name no host get this one.
          if (main && main !== current) server.setSecureContext({ ...TLS, cert: main.cert, key: main.key })
          current = main
          if (context) done(null, context)
          else done(new Error('There is no certificate for this name.'))
        })
      },
    },
    answer,
  )
  // What HTTP/1.1 is held to: it takes these as its properties only.
  Object.assign(server, limits)
  server.on('session', (session) => holdToLimits(session, limits, clock))
  const connections = new Set<Socket>()
  server.on('secureConnection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host: hostname }, () => {
      server.off('error', fail)
      done()
    })
  })
  return {
    port: addressOf(server.address()).port,
    /** Takes no more calls, and settles when those under way are answered. */
    close: () => new Promise<void>((done) => server.close(() => done())),
    closeAllConnections() {
      for (const connection of connections) connection.destroy()
    },
  }
}

/** Holds a connection of HTTP/2 to the limits of HTTP/1.1: none is kept for nothing, and no call may take its time. */
function holdToLimits(
  session: ServerHttp2Session,
  { keepAliveTimeout, requestTimeout }: CallLimits,
  clock: Clock,
) {
  let underWay = 0
  const waitForCall = () => clock.setTimeout(() => session.close(), keepAliveTimeout)
  let stopWaiting = waitForCall()
  session.once('close', () => stopWaiting())
  session.on('stream', (stream) => {
    stopWaiting()
    underWay += 1
    const cancel = stream.endAfterHeaders
      ? undefined
      : clock.setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), requestTimeout)
    if (cancel) stream.once('end', cancel)
    stream.once('close', () => {
      underWay -= 1
      cancel?.()
      if (underWay === 0 && !session.closed) stopWaiting = waitForCall()
    })
  })
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return address
}
