import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a token is about. `of` says whether `id` is that of a delivery of a campaign or of a single message. */
export type LinkToken =
  | { kind: 'click'; of: LinkTarget; id: number; link: number }
  | { kind: 'open' | 'unsubscribe' | 'view' | 'bounce'; of: LinkTarget; id: number }

export type LinkTarget = 'delivery' | 'message'

/** Makes the tokens of one kind of mail. Ids and link numbers are whole numbers from 0. */
export interface TokenMaker {
  /** `link`: the place of the link in the mail's snapshot. */
  click: (link: { deliveryId: number; link: number }) => string
  open: (deliveryId: number) => string
  unsubscribe: (deliveryId: number) => string
  view: (deliveryId: number) => string
  /** For the local part of an envelope address. Lower-case hexadecimal, because some mail systems fold the case of addresses. */
  bounce: (deliveryId: number) => string
}

export interface LinkTokens extends TokenMaker {
  /** The same for single messages (table `messages`), whose numbers are their own. */
  ofMessage: TokenMaker
  /** What a token says; undefined for anything that this server did not make. Never throws. */
  read: (token: string) => LinkToken | undefined
}

/** Lengths in bytes; `text` in characters, longer than any token. */
const TOKEN = { proof: 12, text: 80 } as const
const kinds = ['click', 'open', 'unsubscribe', 'view', 'bounce'] as const
/** The bit of the second byte that marks a token of a single message. */
const OF_MESSAGE = 0x80

interface Key {
  /** The first byte of its tokens. */
  id: number
  secret: Uint8Array
}

/**
 * Tokens for the addresses in mails: key id, kind, ids as varints, and an HMAC-SHA-256 cut to 96 bits. They name rows by number
 * and hold no address, and nobody can make one without the secret of the server.
 *
 * `previousHex`: the secret before a rotation, of which tokens are still read.
 */
export function createLinkTokens(secretHex: string, previousHex?: string): LinkTokens {
  const key = keyOf(secretHex)
  const keys = previousHex === undefined ? [key] : [key, keyOf(previousHex)]

  const bytesOf = (of: LinkTarget, kind: LinkToken['kind'], numbers: readonly number[]) => {
    const head = Buffer.from([
      key.id,
      kinds.indexOf(kind) | (of === 'message' ? OF_MESSAGE : 0),
      ...numbers.flatMap(varint),
    ])
    return Buffer.concat([head, proofOf(key, head)])
  }
  const maker = (of: LinkTarget): TokenMaker => {
    const one = (kind: LinkToken['kind']) => (id: number) => bytesOf(of, kind, [id]).toString('base64url')
    return {
      click: ({ deliveryId, link }) => bytesOf(of, 'click', [deliveryId, link]).toString('base64url'),
      open: one('open'),
      unsubscribe: one('unsubscribe'),
      view: one('view'),
      bounce: (id) => bytesOf(of, 'bounce', [id]).toString('hex'),
    }
  }
  return {
    ...maker('delivery'),
    ofMessage: maker('message'),
    read(token) {
      if (token.length > TOKEN.text) return undefined
      const asHex = /^[0-9a-f]+$/i.test(token) ? readBytes(Buffer.from(token, 'hex'), keys) : undefined
      if (asHex) return asHex.kind === 'bounce' ? asHex : undefined
      const bytes = Buffer.from(token, 'base64url')
      // Each token has one spelling.
      if (bytes.toString('base64url') !== token) return undefined
      const found = readBytes(bytes, keys)
      return found?.kind === 'bounce' ? undefined : found
    },
  }
}

function readBytes(bytes: Buffer, keys: readonly Key[]): LinkToken | undefined {
  const head = bytes.subarray(0, -TOKEN.proof)
  const [keyId, marks = 0] = head
  if (head.length < 3) return undefined
  const proof = bytes.subarray(-TOKEN.proof)
  if (!keys.some((key) => key.id === keyId && timingSafeEqual(proofOf(key, head), proof))) return undefined
  const kind = kinds[marks & ~OF_MESSAGE]
  const of = (marks & OF_MESSAGE) === 0 ? 'delivery' : 'message'
  const [id, link] = numbersIn(head.subarray(2))
  if (kind === undefined || id === undefined) return undefined
  if (kind !== 'click') return { kind, of, id }
  return link === undefined ? undefined : { kind, of, id, link }
}

const keyOf = (secretHex: string): Key => {
  const made = Buffer.from(hkdfSync('sha256', secretHex, 'otegami', 'otegami/link-tokens', 33))
  return { id: made[0] ?? 0, secret: made.subarray(1) }
}

const proofOf = ({ secret }: Key, head: Uint8Array) =>
  createHmac('sha256', secret).update(head).digest().subarray(0, TOKEN.proof)

/** Seven bits a byte, the lowest first. Throws a RangeError for what is no whole number from 0. */
function varint(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a number of a row: ${value}`)
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest % 128
    rest = Math.floor(rest / 128)
    bytes.push(rest > 0 ? low + 128 : low)
  } while (rest > 0)
  return bytes
}

function numbersIn(bytes: Uint8Array): number[] {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (const byte of bytes) {
    value += (byte % 128) * factor
    factor *= 128
    if (byte >= 128) continue
    numbers.push(value)
    value = 0
    factor = 1
  }
  return numbers
}
