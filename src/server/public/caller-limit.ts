import { isIPv6 } from 'node:net'
import { countedCall, type MinuteOfCalls } from '#domain/tracking/tracking-rules'

/** Callers that are remembered; beyond that, those of earlier minutes are forgotten. */
const CALLERS = { most: 10_000 } as const

/** Counts calls of each caller in a minute. Throws a 429 for one more than `most`. `now` in ms since 1970. */
export function callerLimit(most: number): (caller: string, now: number) => void {
  const minutes = new Map<string, MinuteOfCalls>()
  return (caller, now) => {
    const counted = countedCall(minutes.get(caller), now, most)
    minutes.set(caller, counted)
    if (minutes.size <= CALLERS.most) return
    for (const [one, { minute }] of minutes) if (minute !== counted.minute) minutes.delete(one)
  }
}

/** Who calls, as the carrier knows it: an address, of IPv6 its network; the same for all where nobody says. */
export const callerOf = (request: Request): string =>
  'ip' in request && typeof request.ip === 'string' ? networkOf(request.ip) : 'unknown'

/** Groups of an IPv6 address, and those of the network that one customer gets. */
const GROUPS = { all: 8, network: 4 } as const

/** Whoever has one address of IPv6 has a whole network of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    groups.push(...Array.from({ length: GROUPS.all - groups.length - last.length }, () => '0'), ...last)
  }
  return groups
    .slice(0, GROUPS.network)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
