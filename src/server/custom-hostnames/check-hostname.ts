import { checkedRecord, hostnameRecords, type WantedRecord } from '#domain/domains/dns-records'
import { hostnameAfterLook, type KeptHostname } from '#domain/domains/kept-hostname'
import type { Clock } from '#lib/clock'
import { lookUpRecords } from '#server/domains/look-up-records'
import type { Hosting, Ports } from '#server/ports/ports'
import { changeHostname, hostnameForChange } from '#server/store/custom-hostnames.store'
import type { OpenDatabase } from '#server/store/database'
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

/** Looks into the DNS for a hostname and keeps what it finds. */
export async function checkHostname(
  { db, tenant, clock, ports }: { db: OpenDatabase; tenant: Tenant; clock: Clock; ports: Ports },
  host: KeptHostname,
): Promise<void> {
  const wanted = wantedRecords(host, ports.hosting)
  const found = await lookUpRecords(ports.dns, host.hostname, wanted, host.records)
  await inTransaction(db, async (inside) => {
    const current = await hostnameForChange(inside, tenant, host.hostname)
    if (current) await changeHostname(inside, tenant, hostnameAfterLook(current, found, clock.now()))
  })
}
