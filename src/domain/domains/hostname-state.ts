import type { CustomHostname } from '#api/custom-hostnames'
import type { DnsRecord } from '#api/shapes'
import { conflict } from '#domain/kernel/refusals'
import { DOMAIN } from './domain-status.ts'

/** A hostname leads to one place only, so one that a workspace has proven is taken in all others (DOM-35). */
export const hostnameTaken = (hostname: string) =>
  conflict(`The hostname ${hostname} is in use already.`, `ホスト名${hostname}はすでに使用されています。`)

/** What is known of a hostname beside its records. Times in ms since 1970. */
interface HostnameFacts {
  /** It was taken for fraud. */
  isBlocked: boolean
  /** Another workspace has proven it. */
  isTaken: boolean
  /** Its records were in order once, and are not any more. */
  hasMoved: boolean
  /** When it was added. */
  since: number
  now: number
}

/** What a hostname is, and why (DOM-7, DOM-35). */
export function hostnameState(
  records: readonly Pick<DnsRecord, 'status'>[],
  { isBlocked, isTaken, hasMoved, since, now }: HostnameFacts,
): Pick<CustomHostname, 'status' | 'errors'> {
  if (isBlocked) return { status: 'blocked', errors: ['blocked'] }
  if (isTaken) return { status: 'error', errors: ['taken'] }
  if (records.every(({ status }) => status === 'verified')) return { status: 'active', errors: [] }
  if (hasMoved) return { status: 'moved', errors: ['points_elsewhere'] }
  const isLate = now >= since + DOMAIN.giveUp
  if (records.some(({ status }) => status === 'mismatch'))
    return { status: isLate ? 'error' : 'pending', errors: ['records_differ'] }
  return isLate ? { status: 'error', errors: ['records_not_found'] } : { status: 'pending', errors: [] }
}
