import { checkedRecord, type WantedRecord } from '#domain/domains/dns-records'
import type { DnsRecord } from '#api/shapes'
import { hashOf, mix } from '#mocks/core/random'

/** What becomes of records after somebody was asked to set them. */
export type Fate = 'found' | 'missing' | 'mismatch' | 'lost' | 'flaky'

const fates = ['missing', 'mismatch', 'lost', 'flaky'] as const

/**
 * The fate of new records, by the name they are for. One that contains `missing` never gets the record that counts most
 * (for a domain its SPF), with `mismatch` it gets another value, with `lost` all is found and goes away a day after it
 * was in order, with `flaky` it comes back after six hours. All others are found within 40 seconds.
 */
export const fateOf = (name: string): Fate => fates.find((fate) => name.includes(fate)) ?? 'found'

/** A record to be set, and when it can be found, ms since 1970: from then on, but for what was lost in between. */
export interface PlannedRecord extends WantedRecord {
  /** What stands there instead, or undefined where it is the value. */
  instead?: string
  /** Where, or as what, it was put by mistake: then nothing stands in its place. */
  misplaced?: { fqdn: string; type: string }
  foundFrom: number
  lostFrom?: number
  foundAgainFrom?: number
}

/** `step` is how often is looked while waiting, in ms. */
export const DNS = { step: 10_000, slowest: 4 } as const

/** How long after somebody began it takes until a record can be found: 10 to 40 s. */
export const delayOf = (seed: number, name: string, place: number): number =>
  DNS.step * (1 + (mix(seed, hashOf(name), place) % DNS.slowest))

/** A text of letters and digits that only this name has. */
export const tokenOf = (seed: number, name: string, purpose: string, length = 12): string =>
  [0, 1, 2]
    .map((part) =>
      mix(seed, hashOf(`${purpose}.${name}`), part)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')
    .slice(0, length)

export const isFound = (record: PlannedRecord, time: number): boolean =>
  time >= record.foundFrom &&
  (record.lostFrom === undefined ||
    time < record.lostFrom ||
    (record.foundAgainFrom !== undefined && time >= record.foundAgainFrom))

/** A record as a check at that moment saw it; undefined: never checked. */
export function recordAt(record: PlannedRecord, name: string, checkedAt: number | undefined): DnsRecord {
  const { instead, misplaced, foundFrom: _, lostFrom: __, foundAgainFrom: ___, ...wanted } = record
  const found =
    checkedAt === undefined ? undefined : isFound(record, checkedAt) ? [instead ?? record.value] : []
  return misplaced && found
    ? checkedRecord(
        wanted,
        name,
        [],
        found.map((value) => ({ ...misplaced, value })),
      )
    : checkedRecord(wanted, name, found)
}
