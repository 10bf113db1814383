import { Readable, Transform } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Clock } from '#lib/clock'
import { MINUTE, SECOND } from '#lib/duration'
import { hasBareLineEnd } from './line-ends.ts'
import { oneLine, outcomeOfFailure, outcomeOfReply, type SmtpFailure } from './smtp-outcome.ts'
import type { OutgoingMail, SendOutcome } from './transport.ts'

/** One relay, as `SMTP_URL` describes it. */
export interface RelaySettings {
  host: string
  port: number
  user?: string
  password?: string
  /** `implicit`: TLS from the first byte; `require`: STARTTLS or nothing; `optional`: STARTTLS where it is offered; `none`. */
  tls: 'implicit' | 'require' | 'optional' | 'none'
  /** Connections at most. */
  connections: number
  /** Mails a second at most; undefined: no limit. */
  rate?: number
  /** Its share of the mails, beside the weights of the other relays. */
  weight: number
  /** Silence that counts as a lost connection, in ms. */
  timeout: number
}

export interface Relay {
  settings: RelaySettings
  /** Mails that wait for a connection or are under way. */
  load: () => number
  /** Sends a mail; `isUnreachable` where no conversation about the mail began. Never rejects. */
  send: (mail: OutgoingMail) => Promise<SendOutcome & { isUnreachable?: boolean }>
  /** Cuts all conversations off, and takes no more mails. */
  hangUp: () => void
  /** Finishes what is under way and closes the connections. */
  close: () => Promise<void>
}

/** After so many mails a connection is made anew. An idle one is closed after `idle` ms. */
const CONNECTION = { mails: 100, idle: 30 * SECOND, connect: 30 * SECOND, greeting: MINUTE } as const
/** How long somebody is kept waiting who only wants to know whether a relay answers, in ms. */
const TRY = { within: 10 * SECOND } as const
const CRLF = Buffer.from('\r\n')
const DOT = 46

interface Line {
  connection: SMTPConnection
  mails: number
  isOpen: boolean
  cancelIdle: () => void
}

/**
 * Connections to one relay, each with one mail at a time. nodemailer's own pool sends a mail again by itself when a connection
 * closes, whatever the relay has read of it; here the caller decides (docs/decisions/047).
 */
export function smtpRelay(settings: RelaySettings, { name, clock }: { name: string; clock: Clock }): Relay {
  const idle: Line[] = []
  const waiting: (() => void)[] = []
  const connections = new Set<SMTPConnection>()
  const cut = Promise.withResolvers<void>()
  let [lines, underWay] = [0, 0]
  let isClosing = false
  /** What has been answered as not sent must not be sent afterwards. */
  let isCut = false
  let nextStart = 0
  let whenIdle: (() => void) | undefined

  async function take(): Promise<Line> {
    for (;;) {
      if (isCut) throw new Error('The server was told to end.')
      const line = idle.pop()
      if (line?.isOpen) {
        line.cancelIdle()
        return line
      }
      if (line) continue
      if (lines < settings.connections) {
        lines += 1
        return open(name, settings, { connections, onEnd: forget }).catch((error: unknown) => {
          leave()
          throw error
        })
      }
      // oxlint-disable-next-line no-await-in-loop -- until a connection is free
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const leave = () => {
    lines -= 1
    waiting.shift()?.()
  }
  function forget(line: Line) {
    if (!line.isOpen) return
    line.isOpen = false
    line.cancelIdle()
    const place = idle.indexOf(line)
    if (place !== -1) idle.splice(place, 1)
    leave()
  }
  function giveBack(line: Line) {
    if (!line.isOpen) return
    if (isClosing || line.mails >= CONNECTION.mails) return quit(line)
    idle.push(line)
    line.cancelIdle = clock.setTimeout(() => quit(line), CONNECTION.idle)
    waiting.shift()?.()
  }
  function quit(line: Line) {
    forget(line)
    line.connection.quit()
  }
  function drop(line: Line) {
    forget(line)
    line.connection.close()
  }

  /** Waits for the turn that the rate allows. */
  async function pace(): Promise<void> {
    if (settings.rate === undefined) return
    const now = clock.now()
    const at = Math.max(now, nextStart)
    nextStart = at + SECOND / settings.rate
    if (at > now) await new Promise<void>((resolve) => clock.setTimeout(resolve, at - now))
  }

  /** `course`: how far the mail has come, once it is under way. */
  async function attempt(
    mail: OutgoingMail,
    course: { progress?: Progress },
  ): Promise<SendOutcome & { isUnreachable?: boolean }> {
    let line: Line
    try {
      line = await take()
    } catch (error) {
      return { ...outcomeOfFailure(failureOf(error), false), isUnreachable: true }
    }
    if (isCut) {
      drop(line)
      return { kind: 'unsent' }
    }
    const isReused = line.mails > 0
    line.mails += 1
    const message = messageOf(withMetadata(settings.host, mail).raw)
    course.progress = message.progress
    const { outcome, failure } = await converse(line.connection, mail, message)
    if (!failure) {
      giveBack(line)
      return outcome
    }
    if (isAboutMail(failure) && line.isOpen)
      line.connection.reset((error) => (error ? drop(line) : giveBack(line)))
    else drop(line)
    // A relay may close a connection that was idle for a while. Nothing of the mail was sent.
    if (isReused && !message.progress.wasRead && outcome.kind === 'unsent') return attempt(mail, course)
    return outcome
  }

  return {
    settings,
    load: () => underWay,
    async send(mail) {
      if (isClosing) return { kind: 'unsent', text: 'The transport is closed.', isUnreachable: true }
      underWay += 1
      try {
        const course: { progress?: Progress } = {}
        return await Promise.race([
          pace().then(() => attempt(mail, course)),
          cut.promise.then((): SendOutcome => ({
            kind: course.progress?.isEnded === true ? 'unknown' : 'unsent',
            text: 'The server was told to end.',
          })),
        ])
      } finally {
        underWay -= 1
        if (underWay === 0) whenIdle?.()
      }
    },
    hangUp() {
      isClosing = true
      isCut = true
      cut.resolve()
      for (const connection of connections) connection.close()
    },
    async close() {
      isClosing = true
      if (underWay > 0) await new Promise<void>((resolve) => (whenIdle = resolve))
      while (idle[0]) quit(idle[0])
    },
  }
}

/** Connects and signs in, and hangs up. Answers what went wrong; undefined: nothing did. */
export async function tryRelay(settings: RelaySettings, name: string): Promise<string | undefined> {
  const connections = new Set<SMTPConnection>()
  try {
    await open(
      name,
      { ...settings, timeout: Math.min(settings.timeout, TRY.within) },
      { connections, onEnd: () => undefined },
    )
    return undefined
  } catch (error) {
    const { response, message } = failureOf(error)
    return oneLine(response ?? message)
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Connects and signs in. Rejects with nodemailer's error. */
async function open(
  name: string,
  { host, port, user, password, tls, timeout }: RelaySettings,
  { connections, onEnd }: { connections: Set<SMTPConnection>; onEnd: (line: Line) => void },
): Promise<Line> {
  const connection = new SMTPConnection({
    host,
    port,
    name,
    secure: tls === 'implicit',
    requireTLS: tls === 'require',
    ignoreTLS: tls === 'none',
    opportunisticTLS: tls === 'optional',
    connectionTimeout: Math.min(CONNECTION.connect, timeout),
    greetingTimeout: Math.min(CONNECTION.greeting, timeout),
    socketTimeout: timeout,
    // The default waits for the other end, which may keep this process from ending.
    socketCloseTimeout: 0,
    logger: false,
    // Who may leave out encryption altogether proves nothing by a certificate.
    tls: { rejectUnauthorized: tls !== 'optional' },
  })
  connections.add(connection)
  const line: Line = { connection, mails: 0, isOpen: false, cancelIdle: () => undefined }
  await new Promise<void>((resolve, reject) => {
    // Errors between mails end the connection, and nothing else.
    connection.on('error', reject)
    connection.once('end', () => {
      connections.delete(connection)
      reject(new Error('The relay closed the connection.'))
      onEnd(line)
    })
    connection.connect((error) => {
      if (error) return reject(error)
      if (user === undefined) return resolve()
      connection.login({ user, pass: password ?? '' }, (refused) => (refused ? reject(refused) : resolve()))
    })
  }).catch((error: unknown) => {
    connection.close()
    throw error
  })
  line.isOpen = true
  return line
}

interface Conversation {
  outcome: SendOutcome
  failure?: SmtpFailure
}

const converse = (
  connection: SMTPConnection,
  { envelopeFrom, to }: OutgoingMail,
  message: ReturnType<typeof messageOf>,
) =>
  new Promise<Conversation>((resolve) => {
    const envelope = { from: envelopeFrom, to: [to], size: message.size }
    connection.send(envelope, message, (error, info) => {
      if (!error) return resolve({ outcome: outcomeOfReply(info.response) })
      const failure = failureOf(error)
      resolve({ outcome: outcomeOfFailure(failure, message.progress.isEnded), failure })
    })
  })

/** Postmark names a mail in its reports by metadata alone, so its mails carry the token of their envelope. */
export function withMetadata(host: string, mail: OutgoingMail): OutgoingMail {
  const token = /^b\+([0-9a-f]{1,80})@/.exec(mail.envelopeFrom)?.[1]
  if (token === undefined || !/(?:^|\.)postmarkapp\.com$/i.test(host)) return mail
  return { ...mail, raw: Buffer.concat([Buffer.from(`X-PM-Metadata-otegami: ${token}\r\n`), mail.raw]) }
}

/** How far a message has come: whether it was asked for, and whether the end of DATA was handed to the connection. */
interface Progress {
  wasRead: boolean
  isEnded: boolean
}

/**
 * A message as nodemailer takes it: it is told where to write once the relay asks for it. What nodemailer would escape, byte by
 * byte, is looked for at once: where nothing is, the message goes past its escaping, but for the line end by which nodemailer
 * knows how to end DATA.
 */
function messageOf(raw: Uint8Array): Readable & { progress: Progress; size: number } {
  const progress: Progress = { wasRead: false, isEnded: false }
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const message = new Readable({ read: () => undefined })
  return Object.assign(message, {
    progress,
    size: raw.byteLength,
    pipe<Into extends NodeJS.WritableStream>(into: Into): Into {
      progress.wasRead = true
      // It ends when all of it has left for the connection, with the dot behind it.
      into.once('end', () => (progress.isEnded = true))
      if (into instanceof Transform && isPlain(bytes)) {
        into.push(bytes.subarray(0, -2))
        into.end(bytes.subarray(-2))
      } else into.end(bytes)
      return into
    },
  })
}

/** Whether all lines end in CRLF, and none begins with a dot. */
function isPlain(bytes: Buffer): boolean {
  if (bytes.length < 3 || bytes[0] === DOT || bytes.includes('\r\n.') || !bytes.subarray(-2).equals(CRLF))
    return false
  return !hasBareLineEnd(bytes)
}

/** Whether a relay refused a mail and goes on talking. */
const isAboutMail = ({ code, responseCode }: SmtpFailure) =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421

function failureOf(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key)
    return typeof value === 'string' ? value : undefined
  }
  const responseCode: unknown = Reflect.get(error, 'responseCode')
  return {
    message: oneLine(error.message),
    response: text('response'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    command: text('command'),
    code: text('code'),
  }
}
