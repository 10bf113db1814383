import type { Domain } from '#api/domains'
import type { Sender } from '#api/senders'
import { healthShares, levelOf } from './sender-health.ts'
import { domainOfAddress, isEnforced } from './sender-rules.ts'

/** Mails of 30 days from which on a provider can judge a sender: about a hundred a day. */
const HISTORY = { enough: 3000 } as const

/** Met; worth mending, but no reason to wait; or a reason why providers refuse. */
export type CheckState = 'met' | 'warn' | 'missing'

/** What providers look at before they approve a sender (DOM-44). */
export const readinessChecks = ['spf', 'dkim', 'dmarc', 'tls', 'links', 'complaints', 'history'] as const
export type ReadinessCheck = (typeof readinessChecks)[number]

export interface ReadinessFacts {
  sender: Pick<Sender, 'address' | 'health'>
  /** Undefined where the workspace no longer has it. */
  domain: Pick<Domain, 'name' | 'records' | 'dmarcPolicy'> | undefined
  /** How many links of the example mail are not https; undefined while none is chosen. */
  insecureLinks: number | undefined
}

/** Whether all records of a purpose were found. None of them is not in order. */
function hasRecords(
  domain: ReadinessFacts['domain'],
  purpose: Domain['records'][number]['purpose'],
): boolean {
  const records = domain?.records.filter((record) => record.purpose === purpose) ?? []
  return records.length > 0 && records.every(({ status }) => status === 'verified')
}

/**
 * Whether the signature of a sender's mails passes and names the domain of its address. Mails are signed with the domain
 * whose records were found, so both are the same question as soon as the address is of that domain.
 */
export const isDkimAligned = (address: string, domain: ReadinessFacts['domain']): boolean =>
  domain !== undefined && domainOfAddress(address) === domain.name && hasRecords(domain, 'dkim')

/** How ready a sender is to be registered for AMP, check by check. */
export function ampReadiness({
  sender,
  domain,
  insecureLinks,
}: ReadinessFacts): Readonly<Record<ReadinessCheck, CheckState>> {
  const { address, health } = sender
  const policy = domain?.dmarcPolicy
  const complaints = health === undefined ? 'warning' : levelOf('complained', healthShares(health).complained)
  return {
    spf: hasRecords(domain, 'spf') ? 'met' : 'missing',
    dkim: isDkimAligned(address, domain) ? 'met' : 'missing',
    dmarc: isEnforced(policy) ? 'met' : policy === 'none' ? 'warn' : 'missing',
    // The servers that send never speak without TLS where the other side knows it.
    tls: 'met',
    links: insecureLinks === undefined ? 'warn' : insecureLinks === 0 ? 'met' : 'missing',
    complaints: complaints === 'success' ? 'met' : complaints === 'warning' ? 'warn' : 'missing',
    history: (health?.sent ?? 0) >= HISTORY.enough ? 'met' : 'warn',
  }
}
