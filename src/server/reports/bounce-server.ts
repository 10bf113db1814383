import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Clock } from '#lib/clock'
import { MINUTE } from '#lib/duration'
import { TLS, type ServedCertificates } from '#server/certificates/served-certificates'
import type { LinkToken, LinkTokens } from '#server/public/link-tokens'
import type { OpenDatabase } from '#server/store/database'
import { feedbackIn, isWritten, reportIn } from './read-mail.ts'
import { mailNamedIn, mailOfToken, takeIncoming, type IncomingReport } from './report.ts'

export interface BounceServerOptions {
  database: OpenDatabase
  clock: Clock
  links: LinkTokens
  port: number
  /** What it calls itself. */
  name: string
  /** @default every address of the machine */
  host?: string
  /** Those for STARTTLS, looked at again each minute. @default none, and no STARTTLS */
  certificates?: Pick<ServedCertificates, 'contextOf' | 'refresh'> | undefined
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

/** The mailbox that feedback loops are registered with, whose reports name the mail by what it holds (docs/decisions/053). */
const FEEDBACK = 'feedback'

/** What mails to an address are taken for: reports of the mail that its token names, or of whichever they hold. */
function mailboxOf(
  address: string,
  name: string,
  links: LinkTokens,
): LinkToken | typeof FEEDBACK | undefined {
  const [, domain] = /^fbl@([\w.-]{1,253})$/i.exec(address) ?? []
  if (domain !== undefined)
    return /^bounce\./i.test(domain) || domain.toLowerCase() === name ? FEEDBACK : undefined
  const [, kind, text = ''] = /^([bu])\+([\w-]{1,80})@/i.exec(address) ?? []
  const token = links.read(text)
  const isFitting = kind?.toLowerCase() === 'u' ? token?.kind === 'mailUnsubscribe' : mailOfToken(token)
  return isFitting ? token : undefined
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
  certificates,
  log,
}: BounceServerOptions): Promise<BounceServer> {
  let known = await certificates?.refresh()
  const server = new SMTPServer({
    ...known,
    ...TLS,
    // Undefined, as for a name of nobody: that of the main host.
    ...(certificates && { SNICallback: callbackify(certificates.contextOf) }),
    name,
    banner: 'bounces only',
    size: LIMIT.bytes,
    maxClients: LIMIT.clients,
    socketTimeout: LIMIT.silence,
    closeTimeout: LIMIT.silence / 10,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onConnect(session, callback) {
      // Without a certificate of ours there would be the one that everybody has who has the library.
      session.disabledCommands = known ? ['AUTH'] : ['AUTH', 'STARTTLS']
      callback()
    },
    onRcptTo({ address }, { envelope }, callback) {
      if (!mailboxOf(address, name, links))
        return callback(new Refused(550, '5.1.1 There is no such mailbox here.'))
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
      const mailbox = mailboxOf(address, name, links)
      const incoming =
        mailbox === FEEDBACK
          ? // oxlint-disable-next-line no-await-in-loop -- a few, in order
            await complaintIn(raw, links)
          : // oxlint-disable-next-line no-await-in-loop -- as above
            mailbox && (await incomingOf(mailbox, raw, isFromNobody))
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (incoming) await takeIncoming(database, incoming, clock.now())
    }
  }

  /** Bounces are taken all the same where there is no certificate: whoever sends them may leave out encryption. */
  async function renew(): Promise<void> {
    const next = await certificates?.refresh()
    if (!next || (known && next.cert.equals(known.cert) && next.key.equals(known.key))) return
    known = next
    server.updateSecureContext(next)
  }
  const cancelRenewal = clock.setInterval(() => void renew(), MINUTE)

  const listening = await new Promise<number>((done, fail) => {
    server.once('error', fail)
    const listener = server.listen(port, host, () => {
      server.off('error', fail)
      const address = listener.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
  return {
    port: listening,
    async close() {
      cancelRenewal()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}

async function incomingOf(
  token: LinkToken,
  raw: Buffer,
  isFromNobody: boolean,
): Promise<IncomingReport | undefined> {
  // The address for unsubscribing, which mail programs write to (RFC 2369). That somebody knows it is enough, as it is for the
  // one click of RFC 8058.
  if (token.kind === 'mailUnsubscribe')
    return (await isWritten(raw))
      ? {
          source: 'smtp',
          key: `unsubscribe ${token.id} ${raw.toString('latin1')}`,
          about: { of: 'delivery', id: token.id },
          report: { kind: 'unsubscribed' },
        }
      : undefined
  const about = mailOfToken(token)
  const report = await reportIn(raw, { isFromNobody })
  if (!about || !report) return undefined
  return { source: 'smtp', key: `${about.of} ${about.id} ${raw.toString('latin1')}`, about, report }
}

/** The complaint of a feedback report, of which each mail has one at most. Reports of others' mails are dropped. */
async function complaintIn(raw: Buffer, links: LinkTokens): Promise<IncomingReport | undefined> {
  const found = await feedbackIn(raw)
  const about = found && mailNamedIn(found.names.join('\n'), links)
  return (
    about && {
      source: 'smtp',
      key: `feedback ${about.of} ${about.id} ${raw.toString('latin1')}`,
      about,
      report: found.report,
    }
  )
}
