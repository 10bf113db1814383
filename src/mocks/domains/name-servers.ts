import { registrableDomain } from '#domain/domains/domain-names'
import { hashOf } from '#mocks/core/random'

/** As the registrars of the world name theirs. */
const NAME_SERVERS = [
  ['01.dnsv.jp', '02.dnsv.jp'],
  ['ada.ns.cloudflare.com', 'lee.ns.cloudflare.com'],
  ['ns-212.awsdns-26.com', 'ns-1799.awsdns-32.co.uk'],
  ['ns1.xserver.jp', 'ns2.xserver.jp'],
  ['ns1.some-office.example', 'ns2.some-office.example'],
] as const

/** Who answers for the zone of a domain; the same for all names of a zone. */
export const nameServersOf = (name: string): string[] => [
  ...(NAME_SERVERS[hashOf(registrableDomain(name)) % NAME_SERVERS.length] ?? []),
]
