import { mailboxParts, type Mailbox } from './mime/address.ts'
import { inLines, textInLines } from './mime/base64-lines.ts'
import { encodedWords, header, oneLine } from './mime/words.ts'

export type { Mailbox } from './mime/address.ts'

export interface Attachment {
  filename: string
  mediaType: string
  content: Uint8Array
}

export interface Message {
  from: Mailbox
  to: readonly Mailbox[]
  replyTo?: Mailbox | undefined
  subject: string
  /** Further headers, such as `List-Unsubscribe`. None of those that the message itself has. */
  headers?: Readonly<Record<string, string>> | undefined
  text: string
  amp?: string | undefined
  html?: string | undefined
  attachments?: readonly Attachment[] | undefined
}

/** Headers that say who, what and how: they come from the message alone. */
const own: ReadonlySet<string> = new Set([
  'from',
  'to',
  'cc',
  'bcc',
  'reply-to',
  'subject',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
])

const encoder = new TextEncoder()

/**
 * The message as it is sent and saved as .eml (RFC 5322, 2045, 2047): text, AMP and HTML as alternatives, in this order,
 * so that a client takes the last one it knows. All of it is ASCII. No value begins another header or part. Throws a
 * RangeError for addresses and header names that are none.
 */
export function toMime(message: Message): Uint8Array {
  const { from, to, replyTo, subject, headers = {} } = message
  const lines = [
    header('From', mailboxParts([from])),
    ...(to.length > 0 ? [header('To', mailboxParts(to))] : []),
    ...(replyTo ? [header('Reply-To', mailboxParts([replyTo]))] : []),
    header('Subject', encodedWords(subject)),
    ...Object.entries(headers).map(([name, value]) => furtherHeader(name, value)),
    'MIME-Version: 1.0',
  ]
  return joined([...lines, ...bodyOf(message)])
}

/** Lines as text, or several of them as bytes, each with a line end behind it. */
type Lines = readonly (string | Uint8Array)[]

function joined(lines: Lines): Uint8Array {
  const pieces = lines.map((line) => (typeof line === 'string' ? encoder.encode(line) : line))
  const message = new Uint8Array(pieces.reduce((sum, { length }) => sum + length + 2, 0))
  let at = 0
  for (const piece of pieces) {
    message.set(piece, at)
    at += piece.length
    message[at] = 13
    message[at + 1] = 10
    at += 2
  }
  return message
}

function furtherHeader(name: string, value: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]{0,75}$/.test(name) || own.has(name.toLowerCase()))
    throw new RangeError(`Not a header that may be added: ${oneLine(name).slice(0, 80)}`)
  return header(name, encodedWords(value))
}

function bodyOf({ text, amp, html, attachments = [] }: Message): Lines {
  const parts = [
    textPart('text/plain', text),
    ...(amp === undefined ? [] : [textPart('text/x-amp-html', amp)]),
    ...(html === undefined ? [] : [textPart('text/html', html)]),
  ]
  const body = parts.length === 1 ? (parts[0] ?? []) : multipart('alternative', parts)
  return attachments.length === 0 ? body : multipart('mixed', [body, ...attachments.map(attachmentPart)])
}

/** No line of base64 has an underscore, so no part can hold its own boundary. */
const multipart = (kind: 'alternative' | 'mixed', parts: readonly Lines[]): Lines => {
  const boundary = `=_otegami_${kind}`
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...part]),
    `--${boundary}--`,
  ]
}

const textPart = (mediaType: string, text: string): Lines => [
  `Content-Type: ${mediaType}; charset=UTF-8`,
  'Content-Transfer-Encoding: base64',
  '',
  textInLines(text),
]

function attachmentPart({ filename, mediaType, content }: Attachment): Lines {
  const type = /^[a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*$/i.test(mediaType)
    ? mediaType
    : 'application/octet-stream'
  return [
    header('Content-Type', [type]),
    'Content-Transfer-Encoding: base64',
    header('Content-Disposition', ['attachment;', ...filenameParts(filename)]),
    '',
    inLines(content),
  ]
}

/** RFC 2231, in pieces short enough for a line each. */
function filenameParts(filename: string): string[] {
  const name = oneLine(filename).replaceAll(/[/\\]/g, '_') || 'attachment'
  if (/^[\w .()-]{1,60}$/.test(name)) return [`filename="${name}"`]
  const encoded = Array.from(name, (sign) =>
    encodeURIComponent(sign).replaceAll(
      /['()*!]/g,
      (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  )
  const pieces: string[] = ["UTF-8''"]
  for (const sign of encoded) {
    const last = pieces.at(-1) ?? ''
    if (last.length + sign.length > 50) pieces.push(sign)
    else pieces[pieces.length - 1] = last + sign
  }
  return pieces.map((piece, place) => `filename*${place}*=${piece}${place === pieces.length - 1 ? '' : ';'}`)
}
