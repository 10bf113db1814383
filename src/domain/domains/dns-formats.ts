import type { DnsRecord } from '#api/shapes'
import { zoneOf } from './zone-of.ts'
import type { Registrar } from './registrars.ts'

type Written = Pick<DnsRecord, 'type' | 'host' | 'fqdn' | 'value' | 'priority' | 'ttl'>

/** Bytes of one character string of a TXT record, after RFC 1035, 3.3. */
const CHUNK = 255

/** A text as zone files have it: in quotes, in parts of at most 255 bytes, with what is special escaped. */
export function quotedText(value: string): string {
  const chunks: string[] = []
  let chunk = ''
  for (const character of value) {
    if (new TextEncoder().encode(chunk + character).length > CHUNK) {
      chunks.push(chunk)
      chunk = ''
    }
    chunk += character
  }
  return [...chunks, chunk].map((part) => `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(' ')
}

const withDot = (name: string) => (name.endsWith('.') ? name : `${name}.`)

const valueInZoneFile = ({ type, value, priority }: Written): string =>
  type === 'TXT' ? quotedText(value) : type === 'MX' ? `${priority ?? 10} ${withDot(value)}` : withDot(value)

/** The records as lines of a zone file, which BIND, Cloudflare and many others read (DOM-25). */
export const bindZone = (records: readonly Written[]): string =>
  records
    .map((record) => `${withDot(record.fqdn)} ${record.ttl} IN ${record.type} ${valueInZoneFile(record)}`)
    .join('\n')

/** The records as a change that `aws route53 change-resource-record-sets` takes; several of one name and type make one set. */
export function route53Changes(records: readonly Written[]): string {
  const sets = new Map<
    string,
    { Name: string; Type: string; TTL: number; ResourceRecords: { Value: string }[] }
  >()
  for (const record of records) {
    const key = `${record.fqdn} ${record.type}`
    const set = sets.get(key) ?? {
      Name: withDot(record.fqdn),
      Type: record.type,
      TTL: record.ttl,
      ResourceRecords: [],
    }
    set.ResourceRecords.push({ Value: valueInZoneFile(record) })
    sets.set(key, set)
  }
  return JSON.stringify(
    { Changes: [...sets.values()].map((set) => ({ Action: 'UPSERT', ResourceRecordSet: set })) },
    null,
    2,
  )
}

/** The records as Cloudflare's API takes them one by one, none of them proxied. */
export const cloudflareRecords = (records: readonly Written[]): string =>
  JSON.stringify(
    records.map(({ type, fqdn, value, ttl, priority }) => ({
      type,
      name: fqdn,
      content: type === 'TXT' ? quotedText(value) : value,
      ttl,
      ...(priority !== undefined && { priority }),
      ...(type === 'CNAME' && { proxied: false }),
    })),
    null,
    2,
  )

/** What to type into the form of a registrar. */
export function formValues(
  record: Written,
  { host, apex, dotAfterName, quotes }: Pick<Registrar, 'host' | 'apex' | 'dotAfterName' | 'quotes'>,
): { host: string; value: string } {
  const isApex = record.fqdn === zoneOf(record)
  return {
    host: host === 'full' ? record.fqdn : isApex ? apex : record.host,
    value:
      record.type === 'TXT'
        ? quotes
          ? quotedText(record.value)
          : record.value
        : dotAfterName
          ? withDot(record.value)
          : record.value,
  }
}
