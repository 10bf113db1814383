import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { SECOND } from '#lib/duration'
import { tryRelay, type RelaySettings } from './mail/smtp-relay.ts'
import type { Dns } from './ports/dns/dns.ts'
import { databaseTime } from './store/database-time.ts'
import type { Database } from './store/database.ts'

/** Bytes that a disk needs for the database to go on, and ms that clocks may differ by. */
const LEAST = { disk: 1_000_000_000 } as const
const MOST = { skew: 5 * SECOND } as const

/** How much is free where a folder is. Throws where that is too little. */
export async function freeSpace(
  folder: string,
  stat: (folder: string) => Promise<{ bavail: number; bsize: number }> = (path) => statfs(path),
): Promise<string> {
  const { bavail, bsize } = await stat(folder)
  const free = `${((bavail * bsize) / 1_000_000_000).toFixed(1)} GB are free in ${folder}`
  if (bavail * bsize < LEAST.disk) throw new Error(`${free}: without space the database stops`)
  return free
}

/** Whether the resolvers know the hosts that people and mail servers are led to; throws where they do not. */
export async function hostsInDns(dns: Pick<Dns, 'look'>, hosts: readonly string[]): Promise<string> {
  // Names of this machine only, and addresses, are in no DNS.
  const named = [...new Set(hosts)].filter((host) => host.includes('.') && isIP(host) === 0)
  const wrong: string[] = []
  for (const host of named) {
    // oxlint-disable-next-line no-await-in-loop -- three at most
    const found = await Promise.all([dns.look('A', host), dns.look('AAAA', host)])
    if (found.every((values) => values === undefined))
      throw new Error('the resolvers do not answer: set DNS_SERVERS to others')
    if (found.every((values) => (values ?? []).length === 0)) wrong.push(host)
  }
  if (wrong.length > 0) throw new Error(`there is no address of ${wrong.join(', ')}`)
  return named.length === 0 ? 'is not asked: the hosts are of this machine only' : `knows ${named.join(', ')}`
}

/** Connects to each relay and signs in, without a mail. Throws where one of them can't be used. */
export async function relaysAnswer(relays: readonly RelaySettings[], name: string): Promise<string> {
  const said = await Promise.all(
    relays.map(async (relay) => {
      const why = await tryRelay(relay, name)
      return {
        isWrong: why !== undefined,
        text: `${relay.host}:${relay.port}${why === undefined ? '' : `: ${why}`}`,
      }
    }),
  )
  const wrong = said.filter(({ isWrong }) => isWrong)
  if (wrong.length > 0) throw new Error(`can’t be handed to ${wrong.map(({ text }) => text).join('; ')}`)
  return `goes to ${said.map(({ text }) => text).join(', ')}`
}

/** Throws where the clock of the database is another one: what is due would be so at the wrong time. `now` in ms since 1970. */
export async function expectSameTime(db: Database, now: () => number): Promise<void> {
  const began = now()
  const at = await databaseTime(db)
  // It was read between the two.
  const skew = at - (began + now()) / 2
  if (Math.abs(skew) > MOST.skew)
    throw new Error(
      `its clock is ${Math.round(Math.abs(skew) / SECOND)} s ${skew > 0 ? 'ahead of' : 'behind'} that of this machine: let both be set by NTP`,
    )
}
