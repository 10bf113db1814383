import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'

/** What a token says; `id` is the number of a delivery, or for `messageBounce` of the recipient of a single message. */
export type LinkToken =
  | { kind: 'click'; id: number; link: number }
  | { kind: 'open' | 'unsubscribe' | 'view' | 'bounce' | 'messageBounce' | 'mailUnsubscribe'; id: number }

/** Ids and link numbers are whole numbers from 0. */
export interface LinkTokens {
  /** `link`: the number of the link in what the run sends. */
  click: (link: { deliveryId: number; link: number }) => string
  open: (deliveryId: number) => string
  unsubscribe: (deliveryId: number) => string
  view: (deliveryId: number) => string
  /** For the local part of an envelope address. Lower-case hexadecimal, because some mail systems fold the case of addresses. */
  bounce: (deliveryId: number) => string
  /** The same for a recipient of a single message. */
  messageBounce: (recipientId: number) => string
  /** For the local part of the address that unsubscribes, in the same spelling. */
  mailUnsubscribe: (deliveryId: number) => string
  /** What a token says; undefined for anything that this server did not make. Never throws. */
  read: (token: string) => LinkToken | undefined
}

/** Lengths in bytes; `text` in characters, longer than any token. */
const TOKEN = { proof: 12, text: 80 } as const
const kinds = ['click', 'open', 'unsubscribe', 'view', 'bounce', 'messageBounce', 'mailUnsubscribe'] as const
/** Those that are part of an address of mail. */
const inAddresses: ReadonlySet<LinkToken['kind']> = new Set(['bounce', 'messageBounce', 'mailUnsubscribe'])

interface Key {
  /** The first byte of its tokens. */
  id: number
  /** Made ready once: a secret in bytes would be for each token. */
  secret: KeyObject
}

/**
 * Tokens for the addresses in mails: key id, kind, ids as varints, and an HMAC-SHA-256 cut to 96 bits. They name rows by number
 * and hold no address, and nobody can make one without the secret of the server.
 *
 * `older`: secrets before a rotation, of which tokens are still read.
 */
export function createLinkTokens(secretHex: string, older: readonly string[] = []): LinkTokens {
  const key = keyOf(secretHex)
  const keys = [key, ...older.map(keyOf)]

  const make = (kind: LinkToken['kind'], ...numbers: readonly number[]) => {
    const head = Buffer.from([key.id, kinds.indexOf(kind), ...numbers.flatMap(varint)])
    return Buffer.concat([head, proofOf(key, head)]).toString(inAddresses.has(kind) ? 'hex' : 'base64url')
  }
  return {
    click: ({ deliveryId, link }) => make('click', deliveryId, link),
    open: (id) => make('open', id),
    unsubscribe: (id) => make('unsubscribe', id),
    view: (id) => make('view', id),
    bounce: (id) => make('bounce', id),
    messageBounce: (id) => make('messageBounce', id),
    mailUnsubscribe: (id) => make('mailUnsubscribe', id),
    read(token) {
      if (token.length > TOKEN.text) return undefined
      const asHex = /^[0-9a-f]+$/i.test(token) ? readBytes(Buffer.from(token, 'hex'), keys) : undefined
      if (asHex) return inAddresses.has(asHex.kind) ? asHex : undefined
      const bytes = Buffer.from(token, 'base64url')
      // Each token has one spelling.
      if (bytes.toString('base64url') !== token) return undefined
      const found = readBytes(bytes, keys)
      return found && inAddresses.has(found.kind) ? undefined : found
    },
  }
}

/** The tokens of a server, by its secret and those that it had before. */
export const linkTokensOf = (
  { olderSecrets }: { olderSecrets: readonly Buffer[] },
  secret: Buffer,
): LinkTokens =>
  createLinkTokens(
    secret.toString('hex'),
    olderSecrets.map((one) => one.toString('hex')),
  )

function readBytes(bytes: Buffer, keys: readonly Key[]): LinkToken | undefined {
  const head = bytes.subarray(0, -TOKEN.proof)
  const [keyId, place = kinds.length] = head
  if (head.length < 3) return undefined
  const proof = bytes.subarray(-TOKEN.proof)
  if (!keys.some((key) => key.id === keyId && timingSafeEqual(proofOf(key, head), proof))) return undefined
  const kind = kinds[place]
  const [id, link] = numbersIn(head.subarray(2))
  if (kind === undefined || id === undefined) return undefined
  if (kind !== 'click') return { kind, id }
  return link === undefined ? undefined : { kind, id, link }
}

const keyOf = (secretHex: string): Key => {
  const made = Buffer.from(hkdfSync('sha256', secretHex, 'otegami', 'otegami/link-tokens', 33))
  return { id: made[0] ?? 0, secret: createSecretKey(made.subarray(1)) }
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
