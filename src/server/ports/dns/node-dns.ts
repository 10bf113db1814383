import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from '#server/ports/public-address'
import type { Dns, DnsType } from './dns.ts'

export interface NodeDnsOptions {
  /** Addresses of resolvers, with a port where it is not 53. @default those of the machine */
  servers?: readonly string[]
  /** ms for one attempt. @default 3000 */
  timeout?: number
  /** @default 2 */
  tries?: number
  /** The servers of zones are asked on another port, and may be on this machine: only for tests. */
  localZones?: { port: number }
}

/** Answers that say that there is no such record. Everything else says that nobody knows. */
const NONE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN', 'NODATA'])
/** Servers of a zone that are asked. */
const SOURCES = { most: 2 } as const

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** PostgreSQL keeps no NUL, which whoever owns a zone may write into it. */
const storable = (value: string) => value.toWellFormed().replaceAll('\0', '\uFFFD')

async function ask(resolver: Resolver, type: DnsType, name: string): Promise<string[]> {
  switch (type) {
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))
    case 'CNAME':
      return (await resolver.resolveCname(name)).map(plainName)
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ exchange }) => plainName(exchange))
    case 'NS':
      return (await resolver.resolveNs(name)).map(plainName)
    case 'A':
      return resolver.resolve4(name)
    case 'AAAA':
      return resolver.resolve6(name)
  }
}

async function known(
  resolver: Resolver,
  type: DnsType,
  name: string,
): Promise<readonly string[] | undefined> {
  try {
    return (await ask(resolver, type, name)).map(storable)
  } catch (error) {
    return error instanceof Error && 'code' in error && NONE.has(error.code) ? [] : undefined
  }
}

/** Looks up by the resolvers that are given, else by those of the machine. */
export function nodeDns({ servers = [], timeout = 3000, tries = 2, localZones }: NodeDnsOptions = {}): Dns {
  const resolverOf = (addresses: readonly string[]) => {
    const resolver = new Resolver({ timeout, tries })
    if (addresses.length > 0) resolver.setServers(addresses)
    return resolver
  }
  const look: Dns['look'] = async (type, name) => known(resolverOf(servers), type, name)

  /** Of the name itself, else of the zone above it that has some. */
  const nameServers: Dns['nameServers'] = async (name) => {
    const labels = name.split('.')
    for (let place = 0; place < labels.length - 1; place += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the next zone is asked for where this name is none
      const found = await look('NS', labels.slice(place).join('.'))
      if (found === undefined) return []
      if (found.length > 0) return found.toSorted()
    }
    return []
  }

  return {
    look,
    nameServers,
    async lookAtSource(type, name) {
      const hosts = (await nameServers(name)).slice(0, SOURCES.most)
      const addresses = (await Promise.all(hosts.map((host) => look('A', host))))
        .flatMap((found) => found ?? [])
        // Whoever owns the domain says where its servers are: not inside the operator's network.
        .filter((address) => localZones !== undefined || isPublicAddress(address))
      if (addresses.length === 0) return undefined
      return known(
        resolverOf(localZones ? addresses.map((one) => `${one}:${localZones.port}`) : addresses),
        type,
        name,
      )
    },
  }
}
