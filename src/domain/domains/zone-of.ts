import type { DnsRecord } from '#api/shapes'

/** The zone that a record is set in. */
export const zoneOf = ({ host, fqdn }: Pick<DnsRecord, 'host' | 'fqdn'>): string =>
  host === '@' ? fqdn : fqdn.slice(host.length + 1)
