import type { Domain, DomainFilter } from '#api/domains'
import { expectUnused } from '#domain/kernel/named-things'
import { conflict, tooSoon } from '#domain/kernel/refusals'
import { fold } from '#lib/fold-text'

/** In ms: so long nobody need ask for a look at the DNS again (DOM-4). */
export const VERIFY = { pause: 30_000 } as const

/** What domains may be ordered by; the first is the usual one. */
export const DOMAIN_ORDERS = ['name', 'createdAt', 'status', 'region'] as const

/** Refuses to look at the DNS again at once. Times in ms since 1970; `askedAt` undefined: nobody has asked. */
export function expectPause(askedAt: number | undefined, now: number): void {
  const again = (askedAt ?? -Infinity) + VERIFY.pause
  if (now < again)
    throw tooSoon('The DNS was looked up a moment ago.', now, again, 'DNSは先ほど確認しました。')
}

/** Whether a domain is one of those that are looked for. */
export const isDomainFound = (
  domain: Pick<Domain, 'name' | 'status'>,
  { q = '', status }: DomainFilter,
): boolean => domain.name.includes(fold(q).trim()) && (status === undefined || domain.status === status)

export const domainTaken = (name: string) =>
  conflict(`The domain ${name} is here already.`, `ドメイン${name}はすでに追加されています。`)

/** Refuses to delete a domain of senders. */
export const expectNoSenders = (name: string, addresses: readonly string[]): void =>
  expectUnused(`The domain ${name}`, addresses, `ドメイン${name}`)
