import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets at rest: private keys, tokens of services (docs/decisions/044). */
export interface Seal {
  seal: (plain: Uint8Array | string) => Buffer
  /** Throws `SealBroken` for what was sealed with another secret, or was changed. */
  open: (sealed: Uint8Array) => Buffer
  /** Whether a value was sealed with the secret that new ones are sealed with. */
  isCurrent: (sealed: Uint8Array) => boolean
}

/** What is stored can't be read: it was changed, or sealed with a secret that this server does not have. */
export class SealBroken extends Error {}

/** Bytes. A sealed value is format, id of its key, iv, tag, ciphertext. */
const LENGTH = { format: 1, keyId: 4, iv: 12, tag: 16, key: 32 } as const
const HEAD = LENGTH.format + LENGTH.keyId + LENGTH.iv + LENGTH.tag
const FORMAT = 1

/**
 * Seals with AES-GCM under a key of 256 bits that is derived from the secret of the server. `older` secrets still open what was sealed
 * with them, so that a secret can be replaced.
 */
export function createSeal(secret: string | Buffer, older: readonly (string | Buffer)[] = []): Seal {
  const keys = [secret, ...older].map((one) => {
    const key = Buffer.from(hkdfSync('sha256', one, 'otegami', 'otegami/seal', LENGTH.key))
    return { key, id: createHash('sha256').update(key).digest().subarray(0, LENGTH.keyId) }
  })
  return {
    seal(plain) {
      const [current] = keys
      if (!current) throw new SealBroken('There is no key.')
      const iv = randomBytes(LENGTH.iv)
      const head = Buffer.from([FORMAT, ...current.id])
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(head)
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), text])
    },
    isCurrent: (sealed) =>
      keys[0]?.id.equals(sealed.subarray(LENGTH.format, LENGTH.format + LENGTH.keyId)) === true,
    open(sealed) {
      const bytes = Buffer.from(sealed)
      const head = bytes.subarray(0, LENGTH.format + LENGTH.keyId)
      if (bytes.length < HEAD || head[0] !== FORMAT) throw new SealBroken('This is not a sealed value.')
      const known = keys.find(({ id }) => id.equals(head.subarray(LENGTH.format)))
      if (!known)
        throw new SealBroken('It was sealed with another secret: set OTEGAMI_SECRET to the one it had.')
      const iv = bytes.subarray(head.length, head.length + LENGTH.iv)
      const tag = bytes.subarray(head.length + LENGTH.iv, HEAD)
      const cipher = createDecipheriv('aes-256-gcm', known.key, iv, { authTagLength: LENGTH.tag })
        .setAAD(head)
        .setAuthTag(tag)
      try {
        return Buffer.concat([cipher.update(bytes.subarray(HEAD)), cipher.final()])
      } catch (error) {
        throw new SealBroken('The sealed value was changed.', { cause: error })
      }
    },
  }
}
