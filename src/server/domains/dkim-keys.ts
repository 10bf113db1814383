import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Seal } from '#server/seal'
import type { DkimKey } from '#server/store/domains.store'

const BITS = 2048
/** Characters of the token of a domain that its selector has: the keys of two workspaces for one domain don't meet. */
const SELECTOR = { length: 8 } as const

/** A new key pair for a domain; `token` is that of the domain. */
export async function newDkimKey(seal: Seal, token: string): Promise<DkimKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    selector: `otegami-${token.slice(0, SELECTOR.length)}`,
    publicKey: publicKey.toString('base64'),
    privateKey: seal.seal(privateKey),
  }
}
