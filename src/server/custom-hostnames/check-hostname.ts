import { checkedRecord, hostnameRecords, type WantedRecord } from '#domain/domains/dns-records'
import { hostnameAfterLook, isComplete, type KeptHostname } from '#domain/domains/kept-hostname'
import type { Clock } from '#lib/clock'
import { lookUpRecords, type FoundRecords } from '#server/domains/look-up-records'
import type { Hosting, Ports } from '#server/ports/ports'
import {
  changeHostname,
  hostnameForChange,
  loseHostname,
  proveHostname,
} from '#server/store/custom-hostnames.store'
import type { Database, OpenDatabase } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** The records that a hostname needs on this server (docs/decisions/045). */
const wantedRecords = (
  { hostname, purpose, token }: Pick<KeptHostname, 'hostname' | 'purpose' | 'token'>,
  { linkHost }: Hosting,
): WantedRecord[] => hostnameRecords(hostname, purpose, () => token, linkHost)

/** The same before anybody has looked. */
export const uncheckedHostname = (...of: Parameters<typeof wantedRecords>) =>
  wantedRecords(...of).map((record) => checkedRecord(record, of[0].hostname, undefined))

/** Keeps who has proven a hostname, by what a look at its DNS found; true where that is another workspace (DOM-35). */
async function isTakenAfter(
  db: Database,
  tenant: Tenant,
  host: KeptHostname,
  { records, isCertain }: FoundRecords,
): Promise<boolean> {
  if (!isCertain) return host.isTaken
  if (isComplete(records)) return !(await proveHostname(db, tenant, host.hostname))
  await loseHostname(db, tenant, host.hostname)
  return host.isTaken
}

/** Looks into the DNS for a hostname and keeps what it finds. */
export async function checkHostname(
  { db, tenant, clock, ports }: { db: OpenDatabase; tenant: Tenant; clock: Clock; ports: Ports },
  host: KeptHostname,
): Promise<void> {
  const wanted = wantedRecords(host, ports.hosting)
  const found = await lookUpRecords(ports.dns, host.hostname, wanted, host.records)
  await inTransaction(db, async (inside) => {
    const current = await hostnameForChange(inside, tenant, host.hostname)
    if (!current) return
    const isTaken = await isTakenAfter(inside, tenant, current, found)
    await changeHostname(inside, tenant, hostnameAfterLook(current, found, { isTaken, now: clock.now() }))
  })
}
