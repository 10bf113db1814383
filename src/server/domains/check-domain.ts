import { dkimRecord } from '#domain/domains/dkim'
import { checkedRecord, domainRecords, type WantedRecord } from '#domain/domains/dns-records'
import { domainAfterLook, type KeptDomain } from '#domain/domains/kept-domain'
import type { Clock } from '#lib/clock'
import type { Hosting, Ports } from '#server/ports/ports'
import type { Database, OpenDatabase } from '#server/store/database'
import {
  addSigningKey,
  changeDomain,
  domainForChange,
  oneDomain,
  signingKeyOf,
  type DkimKey,
} from '#server/store/domains.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { newDkimKey } from './dkim-keys.ts'
import { lookUpRecords } from './look-up-records.ts'
import { isReadable } from './signing-key.ts'

/** The records that a domain needs on this server (docs/decisions/044). */
export const recordsOf = (
  domain: Pick<KeptDomain, 'name' | 'region' | 'dmarcPolicy' | 'token'>,
  key: Pick<DkimKey, 'selector' | 'publicKey'>,
  { mailHost, spf }: Hosting,
): WantedRecord[] =>
  domainRecords({ ...domain, dmarc: domain.dmarcPolicy }, () => domain.token, {
    dkim: [{ selector: key.selector, type: 'TXT', value: dkimRecord(key.publicKey) }],
    spf,
    returnPath: mailHost,
  })

/** The same before anybody has looked. */
export const uncheckedRecords = (...of: Parameters<typeof recordsOf>) =>
  recordsOf(...of).map((record) => checkedRecord(record, of[0].name, undefined))

/** The key of a domain, made where it has none yet. */
async function keyOf(
  db: Database,
  tenant: Tenant,
  { name, token }: Pick<KeptDomain, 'name' | 'token'>,
  ports: Pick<Ports, 'seal'>,
  now: string,
): Promise<DkimKey> {
  const known = await signingKeyOf(db, tenant, name)
  if (known) return known
  const made = await newDkimKey(ports.seal, token)
  await addSigningKey(db, tenant, name, made, now)
  // Of two at once the first counts.
  return (await signingKeyOf(db, tenant, name)) ?? made
}

/**
 * Looks into the DNS for a domain and keeps what it finds. No transaction is open while servers are asked: what was changed
 * meanwhile is read again. Undefined where the domain was deleted.
 */
export async function checkDomain(
  { db, tenant, clock, ports }: { db: OpenDatabase; tenant: Tenant; clock: Clock; ports: Ports },
  name: string,
): Promise<KeptDomain | undefined> {
  const domain = await oneDomain(db, tenant, name)
  if (!domain) return undefined
  const key = await keyOf(db, tenant, domain, ports, new Date(clock.now()).toISOString())
  const wanted = recordsOf(domain, key, ports.hosting)
  const [found, nameServers] = await Promise.all([
    lookUpRecords(ports.dns, name, wanted, domain.records),
    ports.dns.nameServers(name),
  ])
  return inTransaction(db, async (inside) => {
    const current = await domainForChange(inside, tenant, name)
    if (!current) return undefined
    // Deleted and added again: this look was for the records of the one before.
    if (current.token !== domain.token) return current
    const look = { ...found, hasKey: isReadable(key, ports.seal), nameServers }
    const after = domainAfterLook(current, look, clock.now())
    await changeDomain(inside, tenant, after)
    return after
  })
}
