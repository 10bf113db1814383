import type { CustomHostname } from '#api/custom-hostnames'
import type { DnsRecord } from '#api/shapes'
import { HOUR, MINUTE } from '#lib/duration'
import { DOMAIN } from './domain-status.ts'
import { hostnameState } from './hostname-state.ts'

/** A custom hostname as a backend keeps it between two looks at the DNS. */
export interface KeptHostname extends Pick<
  CustomHostname,
  'hostname' | 'purpose' | 'isDefault' | 'records' | 'createdAt'
> {
  /** Letters and digits that only this hostname has. */
  token: string
  /** Whether its records were in order once. */
  wasComplete: boolean
  /** Whether another workspace has proven it. */
  isTaken: boolean
  /** Whether it is looked up by itself. */
  isWatched: boolean
  lastCheckedAt?: string
  nextCheckAt?: string
}

const iso = (time: number) => new Date(time).toISOString()
/** Whether the records that prove a hostname are in order. */
export const isComplete = (records: readonly Pick<DnsRecord, 'status'>[]) =>
  records.every(({ status }) => status === 'verified')

/** A hostname as the API shows it (DOM-7), its certificate aside. `now` in ms since 1970. */
export function shownHostname(
  { hostname, purpose, isDefault, records, createdAt, wasComplete, isTaken }: KeptHostname,
  now: number,
): Omit<CustomHostname, 'certificateHostname'> {
  const state = hostnameState(records, {
    isBlocked: false,
    isTaken,
    hasMoved: wasComplete && !isComplete(records),
    since: Date.parse(createdAt),
    now,
  })
  return { hostname, purpose, isDefault, records, createdAt, ...state }
}

/** How long until a hostname is looked up again, in ms: ever longer while nothing is found. */
function nextWait(host: KeptHostname, now: number): number {
  const age = now - Date.parse(host.createdAt)
  if (isComplete(host.records) && !host.isTaken) return DOMAIN.looks.verified
  if (host.wasComplete) return HOUR
  return age >= DOMAIN.giveUp ? DOMAIN.looks.verified : Math.min(HOUR, Math.max(MINUTE, age / 4))
}

/** What becomes of a hostname by a look at its DNS; where a server did not answer it stays as it is. */
export function hostnameAfterLook(
  host: KeptHostname,
  { records, isCertain }: { records: DnsRecord[]; isCertain: boolean },
  { isTaken, now }: { isTaken: boolean; now: number },
): KeptHostname {
  const after = {
    ...host,
    isTaken,
    ...(isCertain && { records, wasComplete: host.wasComplete || (isComplete(records) && !isTaken) }),
    lastCheckedAt: iso(now),
  }
  return { ...after, nextCheckAt: iso(now + nextWait(after, now)) }
}
