import { createServer, type ServerOptions } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { SECOND } from '#lib/duration'
import { TLS, type ServedCertificates } from '#server/certificates/served-certificates'

export interface TlsListenerOptions {
  /** 0 takes one that is free. */
  port: number
  certificates: ServedCertificates
  /** Undefined: everybody reaches it. */
  hostname: string | undefined
  limits: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'maxHeaderSize'>
  headerLines: number
  answer: RequestListener
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

const HANDSHAKE = { within: 10 * SECOND } as const

/**
 * Listens with TLS: the certificate is that of the name that the client asks for (SNI). Where there is none for it, and none of the
 * main host, the handshake is refused. Rejects where the port can't be had.
 */
export async function startTlsListener({
  port,
  certificates,
  hostname,
  limits,
  headerLines,
  answer,
  log,
}: TlsListenerOptions) {
  const first = certificates.main()
  let current = first
  const contextOf = callbackify(certificates.contextOf)
  const server = createServer(
    {
      ...TLS,
      ...limits,
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
  server.maxHeadersCount = headerLines
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
    closeAllConnections: () => server.closeAllConnections(),
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return address
}
