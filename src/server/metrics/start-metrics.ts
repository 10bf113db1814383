import { createServer } from 'node:http'
import type { Clock } from '#lib/clock'
import type { OpenDatabase } from '#server/store/database'
import { keptFigures } from './kept-figures.ts'
import { createMeters, type Meters } from './meters.ts'

export interface Metrics extends Pick<Meters, 'onCall' | 'onAttempt'> {
  port: number
  close: () => Promise<void>
}

export interface MetricsOptions {
  /** The address that is listened on. */
  host: string
  /** 0 takes one that is free. */
  port: number
  db: OpenDatabase
  clock: Clock
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Who reads metrics asks for one small page now and then. In ms. */
const LIMITS = { time: 10_000, connections: 20 } as const

/** Answers `GET /metrics` on a port of its own, and nothing else. Rejects where the port can't be had. */
export async function startMetrics({ host, port, db, clock, log }: MetricsOptions): Promise<Metrics> {
  const meters = createMeters({ db, clock, figures: keptFigures({ db, clock, log }) })
  const server = createServer(
    { headersTimeout: LIMITS.time, requestTimeout: LIMITS.time, keepAliveTimeout: LIMITS.time },
    (request, response) => {
      const end = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
        response
          .writeHead(status, {
            'content-type': type,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .end(text)
      if (request.url?.split('?', 1)[0] !== '/metrics') end(404, 'Metrics are at /metrics.\n')
      else if (request.method !== 'GET') end(405, 'Metrics are read with GET.\n')
      else
        meters.text().then(
          (text) => end(200, text, meters.contentType),
          (error: unknown) => {
            log.error({ err: error }, 'Metrics could not be written')
            end(500, 'Something went wrong on our side.\n')
          },
        )
    },
  )
  server.maxConnections = LIMITS.connections
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  const address = server.address()
  return {
    onCall: meters.onCall,
    onAttempt: meters.onAttempt,
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
