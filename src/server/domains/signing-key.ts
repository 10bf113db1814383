import { domainWithoutKey } from '#domain/domains/kept-domain'
import type { Clock } from '#lib/clock'
import type { DkimKey as OpenKey } from '#server/mail/dkim'
import { SealBroken, type Seal } from '#server/seal'
import type { Database, OpenDatabase } from '#server/store/database'
import {
  changeDomain,
  domainForChange,
  replaceSigningKey,
  signingKeyOf,
  type DkimKey,
} from '#server/store/domains.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { newDkimKey } from './dkim-keys.ts'

/** The key that signs mails of a domain can't be read: it was sealed with another secret, or was changed. */
export class SigningKeyLost extends Error {
  readonly domainName: string

  constructor(domainName: string, cause: SealBroken) {
    super(`The key that signs mails of ${domainName} can’t be read.`, { cause })
    this.domainName = domainName
  }
}

/** Whether the private part of a key can be read. */
export function isReadable({ privateKey }: Pick<DkimKey, 'privateKey'>, seal: Seal): boolean {
  try {
    seal.open(privateKey)
    return true
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

/** What mails of a domain are signed with; undefined where it has no key. Throws `SigningKeyLost`. */
export async function openSigningKey(
  { db, tenant, seal }: { db: Database; tenant: Tenant; seal: Seal },
  domainName: string,
): Promise<OpenKey | undefined> {
  const key = await signingKeyOf(db, tenant, domainName)
  if (!key) return undefined
  try {
    const privateKey = seal.open(key.privateKey).toString()
    return { domain: domainName, selector: key.selector, privateKey }
  } catch (error) {
    if (error instanceof SealBroken) throw new SigningKeyLost(domainName, error)
    throw error
  }
}

/** Takes a domain out of order whose key can't be read: nothing more goes out from its senders, and its page says why (DOM-37). */
export const noteSigningKeyLost = async (
  { db, tenant, clock }: { db: OpenDatabase; tenant: Tenant; clock: Pick<Clock, 'now'> },
  domainName: string,
): Promise<void> =>
  inTransaction(db, async (inside) => {
    const domain = await domainForChange(inside, tenant, domainName)
    if (domain) await changeDomain(inside, tenant, domainWithoutKey(domain, clock.now()))
  })

/** Makes a new key for a domain whose key can't be read; its record has to be set again. */
export async function replaceLostKey(
  { db, tenant, seal }: { db: Database; tenant: Tenant; seal: Seal },
  { name, token }: { name: string; token: string },
): Promise<void> {
  const key = await signingKeyOf(db, tenant, name)
  if (key && !isReadable(key, seal)) await replaceSigningKey(db, tenant, name, await newDkimKey(seal, token))
}
