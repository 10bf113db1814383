import type { Domain, DomainStatus } from '#api/domains'
import type { DnsRecord } from '#api/shapes'
import { HOUR, MINUTE } from '#lib/duration'
import { dmarcPolicyOf } from './dmarc.ts'
import { expectPause } from './domain-rules.ts'
import { DOMAIN, domainStatusAfter, waitsForStart } from './domain-status.ts'

/** A domain as a backend keeps it between two looks at the DNS. */
export interface KeptDomain extends Omit<Domain, 'senderCount' | 'failsAt'> {
  /** Letters and digits that only this domain of this workspace has. */
  token: string
  /** Whether it is looked up by itself. Nobody has asked for a look before that. */
  isWatched: boolean
  /** When somebody last asked for a look. */
  askedAt?: string
}

/** What a look at the DNS found. */
export interface DomainLook {
  records: DnsRecord[]
  /** Whether each required record was looked up; false where a server did not answer, so that nothing is known. */
  isCertain: boolean
  /** Whether the key can be read that signs its mails. @default true */
  hasKey?: boolean
  nameServers: string[]
}

/** How long a domain that waits for its records is left alone, in ms: ever longer, as nobody is at it any more. */
const PENDING = { least: MINUTE, most: HOUR, share: 4 } as const

const iso = (time: number) => new Date(time).toISOString()

/** When a domain got its status, in ms since 1970. */
const sinceOf = ({ history, createdAt }: KeptDomain): number => Date.parse(history.at(-1)?.at ?? createdAt)

const failsAtOf = (domain: KeptDomain): number | undefined =>
  domain.status === 'pending' || domain.status === 'temporary_failure'
    ? sinceOf(domain) + DOMAIN.giveUp
    : undefined

/** When a domain is looked up next, in ms since 1970; undefined: when somebody asks (DOM-3). */
function nextLook(domain: KeptDomain, now: number): number | undefined {
  const { status } = domain
  if (status === 'not_started' || status === 'failed') return undefined
  const wait =
    status === 'pending'
      ? Math.min(PENDING.most, Math.max(PENDING.least, (now - sinceOf(domain)) / PENDING.share))
      : DOMAIN.looks[status]
  return Math.min(now + wait, failsAtOf(domain) ?? Infinity)
}

const withStatus = (domain: KeptDomain, status: DomainStatus, now: number): KeptDomain =>
  status === domain.status
    ? domain
    : {
        ...domain,
        status,
        history: [...domain.history, { at: iso(now), status }],
        ...(status === 'verified' && { verifiedAt: iso(now) }),
      }

/** A record of signatures that is in order, but whose key can't be read. */
const withoutKey = (record: DnsRecord): DnsRecord =>
  record.purpose === 'dkim' && record.status === 'verified'
    ? { ...record, status: 'mismatch', hint: 'key_unreadable' }
    : record

/** A domain for which somebody asks for a look: it waits from now on, if it did not. Throws the 429 of DOM-4. */
export function domainAsked(domain: KeptDomain, now: number): KeptDomain {
  expectPause(domain.askedAt === undefined ? undefined : Date.parse(domain.askedAt), now)
  return {
    ...withStatus(domain, waitsForStart(domain.status) ? 'pending' : domain.status, now),
    askedAt: iso(now),
    isWatched: true,
  }
}

/**
 * What becomes of a domain by a look at its DNS (DOM-2). Where a server did not answer, only the time limit counts: an outage of
 * somebody's DNS takes no domain out of order.
 */
export function domainAfterLook(
  domain: KeptDomain,
  { records: found, isCertain, hasKey = true, nameServers }: DomainLook,
  now: number,
): KeptDomain {
  const records = hasKey ? found : found.map(withoutKey)
  const isComplete = records.every(({ required, status }) => !required || status === 'verified')
  const known = hasKey && (isCertain ? isComplete : domain.status === 'verified')
  const after = withStatus(
    domain,
    domainStatusAfter({ status: domain.status, at: sinceOf(domain) }, known, now),
    now,
  )
  const { nextCheckAt: _, ...rest } = after
  const next = nextLook(after, now)
  return {
    ...rest,
    records,
    dmarcPolicy: dmarcPolicyOf(records.find(({ id }) => id === 'dmarc')?.found ?? []) ?? 'missing',
    nameServers: nameServers.length > 0 ? nameServers : domain.nameServers,
    lastCheckedAt: iso(now),
    ...(next !== undefined && { nextCheckAt: iso(next) }),
  }
}

/** What becomes of a domain whose key can't be read: nothing may go out from it (DOM-37). */
export const domainWithoutKey = (domain: KeptDomain, now: number): KeptDomain =>
  domainAfterLook(
    domain,
    { records: domain.records, isCertain: true, hasKey: false, nameServers: domain.nameServers },
    now,
  )

/** A domain as the API shows it. */
export function shownDomain(domain: KeptDomain, senderCount: number): Domain {
  const { token: _, isWatched: __, askedAt: ___, ...rest } = domain
  const failsAt = failsAtOf(domain)
  return { ...rest, senderCount, ...(failsAt !== undefined && { failsAt: iso(failsAt) }) }
}
