import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { hasBareLineEnd } from './line-ends.ts'

export interface DkimKey {
  /** The signing domain, `d=`, as in DNS (ASCII). */
  domain: string
  /** The name of the key below `_domainkey`, `s=`. */
  selector: string
  /** RSA, as PEM or parsed. */
  privateKey: KeyObject | string
}

/** Header fields that are signed where a mail has them (RFC 6376, 5.4.1; RFC 8058, 4). */
const signed: ReadonlySet<string> = new Set([
  'from',
  'to',
  'cc',
  'reply-to',
  'sender',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'feedback-id',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
])
/** Named once more than they occur, so that another one can't be added to a signed mail (RFC 6376, 8.15). */
const only = ['from', 'to', 'reply-to', 'subject', 'date'] as const

/** Characters of a line of the signature. */
const LINE = 72
const NAME = 'DKIM-Signature: '
const signAsync = promisify<string, Uint8Array, KeyObject, Buffer>(sign)
/** Parsing a key costs a tenth of using it. */
const parsed = new LRUCache<string, KeyObject>({ max: 200 })

/**
 * The message with a DKIM signature in front (RFC 6376: rsa-sha256, relaxed/simple). It has no time in it, so the same message
 * always gets the same signature. The expensive part runs in the thread pool. Rejects with a RangeError for a message that has
 * no From or lines that do not end in CRLF, because the signature would not survive sending.
 */
export async function signDkim(
  raw: Uint8Array,
  { domain, selector, privateKey }: DkimKey,
): Promise<Uint8Array> {
  const { fields, body } = partsOf(raw)
  const occurring = fields.map(({ name }) => name).filter((name) => signed.has(name))
  if (!occurring.includes('from')) throw new RangeError('A mail without From can not be signed.')
  const names = [...occurring, ...only]
  const tags = [
    'v=1',
    'a=rsa-sha256',
    'c=relaxed/simple',
    `d=${tagValue(domain)}`,
    `s=${tagValue(selector)}`,
    `bh=${createHash('sha256').update(body).update('\r\n').digest('base64')}`,
    `h=${names.join(':')}`,
    'b=',
  ]
  const unsigned = folded(tags)
  const data = Buffer.from(
    [...signedFields(fields, names), relaxed('dkim-signature', unsigned)].join('\r\n'),
    'latin1',
  )
  const signature = (await signAsync('sha256', data, keyOf(privateKey))).toString('base64')
  const pieces = signature.match(/.{1,72}/g) ?? []
  const header = `${NAME}${unsigned}\r\n ${pieces.join('\r\n ')}\r\n`
  return Buffer.concat([Buffer.from(header, 'latin1'), raw])
}

interface Field {
  /** In lower case. */
  name: string
  value: string
}

/** Header fields in their order, and the body as `simple` wants it, but for its last line end: without empty lines at its end. */
function partsOf(raw: Uint8Array): { fields: Field[]; body: Buffer } {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) throw new RangeError('A mail without a body can not be signed.')
  const head = bytes.toString('latin1', 0, end)
  if (/(?:^|[^\r])\n|\r(?!\n)/.test(head) || hasBareLineEnd(bytes, end))
    throw new RangeError('The lines of a mail have to end in CRLF.')
  const fields = head.split(/\r\n(?![ \t])/).map((line) => {
    const colon = line.indexOf(':')
    if (colon < 1) throw new RangeError('A line of the header is no header field.')
    return { name: line.slice(0, colon).trimEnd().toLowerCase(), value: line.slice(colon + 1) }
  })
  let last = bytes.length
  while (last > end + 4 && bytes[last - 1] === 10 && bytes[last - 2] === 13) last -= 2
  return { fields, body: bytes.subarray(end + 4, last) }
}

/** Of several fields with one name the last one is signed first (RFC 6376, 5.4.2); names without a field left add nothing. */
function signedFields(fields: readonly Field[], names: readonly string[]): string[] {
  const rest = [...fields]
  return names.flatMap((name) => {
    const place = rest.findLastIndex((field) => field.name === name)
    const [field] = place === -1 ? [] : rest.splice(place, 1)
    return field ? [relaxed(name, field.value)] : []
  })
}

const relaxed = (name: string, value: string) =>
  `${name}:${value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`

/** Tags as a header's value, in lines; the names of `h=` may be parted at their colons. */
function folded(tags: readonly string[]): string {
  const pieces = tags.map((tag, place) => (place < tags.length - 1 ? `${tag};` : tag))
  const lines: string[] = []
  // The name of the header stands in the first line.
  let line = ' '.repeat(NAME.length)
  for (const piece of pieces.flatMap((text) => (text.startsWith('h=') ? text.split(/(?<=:)/) : [text]))) {
    const blank = line.trim() === '' || line.endsWith(':') ? '' : ' '
    if (line.length + blank.length + piece.length > LINE) {
      lines.push(line)
      line = piece
    } else line += blank + piece
  }
  return [...lines, line].join('\r\n ').trimStart()
}

/** Domain and selector come from our own tables; what would end a tag or a line is still refused. */
function tagValue(text: string): string {
  if (!/^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_])?$/.test(text))
    throw new RangeError(`Not a name of DNS: ${JSON.stringify(text.slice(0, 80))}`)
  return text
}

function keyOf(privateKey: KeyObject | string): KeyObject {
  if (typeof privateKey !== 'string') return privateKey
  const known = parsed.get(privateKey)
  if (known) return known
  const key = createPrivateKey(privateKey)
  parsed.set(privateKey, key)
  return key
}
