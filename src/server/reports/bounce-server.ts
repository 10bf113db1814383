import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '#lib/clock'
import { MINUTE } from '#lib/duration'
import type { LinkToken, LinkTokens } from '#server/public/link-tokens'
import type { OpenDatabase } from '#server/store/database'
import { reportIn } from './read-mail.ts'
import { mailOfToken, takeIncoming, type IncomingReport } from './report.ts'

export interface BounceServerOptions {
  database: OpenDatabase
  clock: Clock
  links: LinkTokens
  port: number
  /** What it calls itself. */
  name: string
  /** @default every address of the machine */
  host?: string
  log: {
    info: (fields: Record<string, unknown>, message: string) => void
    error: (fields: Record<string, unknown>, message: string) => void
  }
}

export interface BounceServer {
  port: number
  close: () => Promise<void>
}

/** Bytes of a mail, connections at once, recipients of one mail, and ms of silence. */
const LIMIT = { bytes: 1_000_000, clients: 20, recipients: 5, silence: MINUTE } as const

class Refused extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** The token in the local part of an address such as b+…@bounce.example.com. */
const tokenIn = (address: string, links: LinkTokens): LinkToken | undefined => {
  const [, kind, text = ''] = /^([bu])\+([\w-]{1,80})@/i.exec(address) ?? []
  const token = links.read(text)
  const isUnsubscribe = token?.kind === 'unsubscribe'
  return kind !== undefined && isUnsubscribe === (kind.toLowerCase() === 'u') ? token : undefined
}

/**
 * Takes mails that come back: only for addresses that this server put on an envelope, so nobody can send anything through it or
 * to anybody. A mail is acknowledged once what it says is written down. Rejects where the port can't be had.
 */
export async function startBounceServer({
  database,
  clock,
  links,
  port,
  name,
  host,
  log,
}: BounceServerOptions): Promise<BounceServer> {
  const server = new SMTPServer({
    name,
    banner: 'bounces only',
    size: LIMIT.bytes,
    maxClients: LIMIT.clients,
    socketTimeout: LIMIT.silence,
    closeTimeout: LIMIT.silence / 10,
    disabledCommands: ['AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, { envelope }, callback) {
      if (!tokenIn(address, links)) return callback(new Refused(550, '5.1.1 There is no such mailbox here.'))
      if (envelope.rcptTo.length >= LIMIT.recipients)
        return callback(new Refused(452, '4.5.3 Too many recipients.'))
      callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      let length = 0
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= LIMIT.bytes) chunks.push(chunk)
      })
      stream.once('end', () => {
        if (length > LIMIT.bytes) return callback(new Refused(552, '5.3.4 The mail is too large.'))
        void answer(Buffer.concat(chunks), session, callback)
      })
      stream.once('error', () => undefined)
    },
  })
  // Without a listener, a caller that hangs up would end the process.
  server.on('error', (error: Error) => log.info({ err: error }, 'bounce connection'))

  async function answer(
    raw: Buffer,
    session: SMTPServerSession,
    say: (error: Error | null, text?: string) => void,
  ): Promise<void> {
    try {
      await take(raw, session)
    } catch (error) {
      log.error({ err: error }, 'A bounce was not taken')
      say(new Refused(451, '4.3.0 Try again later.'))
      return
    }
    say(null, '2.0.0 Taken.')
  }

  async function take(raw: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const isFromNobody = envelope.mailFrom === false || envelope.mailFrom.address === ''
    for (const { address } of envelope.rcptTo) {
      const token = tokenIn(address, links)
      const incoming = token && (await incomingOf(token, raw, isFromNobody))
      // oxlint-disable-next-line no-await-in-loop -- a few, in order
      if (incoming) await takeIncoming(database, incoming, clock.now())
    }
  }

  const listening = await new Promise<number>((done, fail) => {
    server.once('error', fail)
    const listener = server.listen(port, host, () => {
      server.off('error', fail)
      const address = listener.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
  return { port: listening, close: () => new Promise((done) => server.close(() => done())) }
}

async function incomingOf(
  token: LinkToken,
  raw: Buffer,
  isFromNobody: boolean,
): Promise<IncomingReport | undefined> {
  // The address for unsubscribing, which mail programs write to (RFC 8058, RFC 2369).
  if (token.kind === 'unsubscribe')
    return {
      source: 'smtp',
      key: `unsubscribe ${token.id}`,
      about: { of: 'delivery', id: token.id },
      report: { kind: 'unsubscribed' },
    }
  const about = mailOfToken(token)
  const report = await reportIn(raw, { isFromNobody })
  if (!about || !report) return undefined
  return { source: 'smtp', key: `${about.of} ${about.id} ${raw.toString('latin1')}`, about, report }
}
