import type { DnsRecord } from '#api/shapes'
import { MINUTE, SECOND } from '#lib/duration'

/** In ms: the first wait, the longest, and how much longer each is than the one before (DOM-23). */
export const WATCH = { first: 10 * SECOND, longest: MINUTE, growth: 1.5 } as const

/** How long to wait after so many looks without a change, ms. */
export const waitAfter = (looks: number): number =>
  Math.min(WATCH.longest, WATCH.first * WATCH.growth ** looks)

/** A record that was found, or is in order no longer, between two looks. */
export interface Flip {
  record: DnsRecord
  isFound: boolean
}

/** What changed between two answers about the same domain. */
export function flipsBetween(before: readonly DnsRecord[], after: readonly DnsRecord[]): Flip[] {
  const was = new Map(before.map((record) => [record.fqdn + record.id, record.status]))
  return after.flatMap((record): Flip[] => {
    const status = was.get(record.fqdn + record.id)
    if (status === undefined || status === record.status) return []
    if (record.status === 'verified') return [{ record, isFound: true }]
    return status === 'verified' ? [{ record, isFound: false }] : []
  })
}
