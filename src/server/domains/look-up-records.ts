import type { DnsRecord } from '#api/shapes'
import { isRecordMet } from '#domain/domains/dns-mistakes'
import { zoneOf } from '#domain/domains/zone-of'
import { checkedRecord, type WantedRecord } from '#domain/domains/dns-records'
import type { Dns, DnsType } from '#server/ports/dns/dns'

/** What a look at the DNS found. */
export interface FoundRecords {
  records: DnsRecord[]
  /** Whether each required record was looked up: false where a server did not answer. */
  isCertain: boolean
}

/**
 * Looks up the records that a name needs. One that is not as it should be is asked for again at the servers of its zone, as the
 * resolver may still have an older answer. Where nobody answered, a record stays as `before` had it.
 */
export async function lookUpRecords(
  dns: Dns,
  name: string,
  wanted: readonly WantedRecord[],
  before: readonly DnsRecord[],
): Promise<FoundRecords> {
  const looks = await Promise.all(
    wanted.map(async (record) => {
      const found = await lookUp(dns, record)
      if (found === undefined) {
        const known = before.find(
          ({ id, fqdn, value }) => id === record.id && fqdn === record.fqdn && value === record.value,
        )
        return { record: known ?? checkedRecord(record, name, undefined), isKnown: false }
      }
      const elsewhere = found.length === 0 ? await misplacedOf(dns, record, name) : []
      return { record: checkedRecord(record, name, found, elsewhere), isKnown: true }
    }),
  )
  return {
    records: looks.map(({ record }) => record),
    isCertain: looks.every(({ record, isKnown }) => isKnown || !record.required),
  }
}

async function lookUp(dns: Dns, record: WantedRecord): Promise<readonly string[] | undefined> {
  const found = await dns.look(record.type, record.fqdn)
  if (found && isRecordMet(record, found)) return found
  return (await dns.lookAtSource(record.type, record.fqdn)) ?? found
}

/** Other types that stand at a name in place of what is wanted. */
const insteadOf: Readonly<Record<WantedRecord['type'], readonly DnsType[]>> = {
  CNAME: ['A', 'AAAA', 'TXT'],
  TXT: ['CNAME'],
  MX: ['CNAME'],
}

/** What stands where a record is put by mistake: under the name with the zone twice, without its underscores, or as another type. */
async function misplacedOf(
  dns: Dns,
  record: WantedRecord,
  name: string,
): Promise<NonNullable<DnsRecord['elsewhere']>> {
  const { fqdn, type } = record
  const zone = zoneOf(checkedRecord(record, name, undefined))
  const bare = fqdn.replaceAll('_', '')
  const places: { fqdn: string; type: DnsType }[] = [
    { fqdn: `${fqdn}.${zone}`, type },
    ...(bare === fqdn ? [] : [{ fqdn: bare, type }]),
    ...insteadOf[type].map((other) => ({ fqdn, type: other })),
  ]
  const found = await Promise.all(
    places.map(async (place) =>
      ((await dns.look(place.type, place.fqdn)) ?? []).map((value) => ({ ...place, value })),
    ),
  )
  return found.flat()
}
