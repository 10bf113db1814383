import type { Domain, DomainStatus } from '#api/domains'
import { domainRecords, type WantedRecord } from '#domain/domains/dns-records'
import { registrableDomain } from '#domain/domains/domain-names'
import { DOMAIN, domainStatusAfter } from '#domain/domains/domain-status'
import { recordAt, delayOf, DNS, isFound, tokenOf, type PlannedRecord } from './dns.ts'
import { LOST, type DomainRecord } from './domains.data.ts'
import { nameServersOf } from './name-servers.ts'

interface Phase {
  at: number
  status: DomainStatus
}

/** The records that a domain needs, in the order in which they are shown. */
export function plannedRecords(domain: DomainRecord, seed: number): PlannedRecord[] {
  const { name, region, fate, dmarc } = domain
  const [began] = domain.attempts
  const start = began === undefined ? Infinity : Date.parse(began)
  const foundFrom = (place: number) => start + delayOf(seed, name, place)
  const records = domainRecords({ name, region, dmarc }, (purpose, length) =>
    tokenOf(seed, name, purpose, length),
  ).map((record, place): PlannedRecord => ({
    ...record,
    foundFrom:
      (fate === 'missing' && record.id === 'spf') || (dmarc === 'missing' && record.id === 'dmarc')
        ? Infinity
        : foundFrom(place),
    ...(fate === 'mismatch' && mistakeIn(record, name)),
  }))
  if (fate !== 'lost' && fate !== 'flaky') return records
  const complete = Math.max(...records.filter(({ required }) => required).map((one) => one.foundFrom))
  const lostFrom = complete + domain.lostAfter
  return records.map((record) =>
    record.purpose === 'dkim'
      ? { ...record, lostFrom, ...(fate === 'flaky' && { foundAgainFrom: lostFrom + LOST.back }) }
      : record,
  )
}

/** What somebody made of a record: what DNS forms and habits do most often. */
function mistakeIn({ id, value, fqdn }: WantedRecord, name: string): Partial<PlannedRecord> {
  const zone = registrableDomain(name)
  switch (id) {
    case 'spf':
      return { instead: 'v=spf1 include:_spf.other-mailer.example -all' }
    case 'dkim1':
      return { instead: `${value}.${zone}` }
    case 'dkim2':
      return { misplaced: { fqdn: `${fqdn}.${zone}`, type: 'CNAME' } }
    case 'ownership':
      return { instead: `"${value}"` }
    default:
      return {}
  }
}

/** All that happens to a domain as long as nobody does anything, also what is yet to come. */
export function domainPhases(domain: DomainRecord, seed: number): Phase[] {
  const required = plannedRecords(domain, seed).filter((record) => record.required)
  const complete = (time: number) =>
    required.every(({ instead, misplaced, ...record }) => !instead && !misplaced && isFound(record, time))
  const phases: Phase[] = [{ at: Date.parse(domain.createdAt), status: 'not_started' }]
  for (const attempt of domain.attempts.map((at) => Date.parse(at))) {
    let state: Phase = { at: attempt, status: 'pending' }
    phases.push(state)
    // Only at these moments does anything change.
    const moments = required
      .flatMap(({ foundFrom, lostFrom, foundAgainFrom }) => [foundFrom, lostFrom, foundAgainFrom])
      .map((at) => Math.max(at ?? Infinity, attempt + DNS.step))
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b)
    for (const at of moments) {
      const status = domainStatusAfter(state, complete(at), at)
      if (status === 'failed') break
      if (status === state.status) continue
      state = { at, status }
      phases.push(state)
    }
    if (state.status !== 'verified') phases.push({ at: state.at + DOMAIN.giveUp, status: 'failed' })
  }
  return phases
}

/** What a domain has become until now. */
export function domainAt(
  domain: DomainRecord,
  seed: number,
  now: number,
): Omit<Domain, 'senderCount'> & { status: DomainStatus } {
  const phases = domainPhases(domain, seed).filter(({ at }) => at <= now)
  const current = phases.at(-1) ?? { at: Date.parse(domain.createdAt), status: 'not_started' }
  const { status } = current
  const every = status === 'not_started' || status === 'failed' ? undefined : DOMAIN.looks[status]
  const looked =
    every === undefined ? current.at : current.at + Math.floor((now - current.at) / every) * every
  const asked = domain.askedAt === undefined ? -Infinity : Date.parse(domain.askedAt)
  const checkedAt = status === 'not_started' ? undefined : Math.max(looked, asked)
  const verifiedAt = phases.findLast((phase) => phase.status === 'verified')?.at
  const failsAt =
    status === 'pending' || status === 'temporary_failure' ? current.at + DOMAIN.giveUp : undefined
  const iso = (time: number) => new Date(time).toISOString()
  const planned = plannedRecords(domain, seed)
  const dmarc = planned.find(({ id }) => id === 'dmarc')
  return {
    name: domain.name,
    region: domain.region,
    status,
    records: planned.map((record) => recordAt(record, domain.name, checkedAt)),
    dmarcPolicy: dmarc && checkedAt !== undefined && isFound(dmarc, checkedAt) ? domain.dmarc : 'missing',
    nameServers: checkedAt === undefined ? [] : nameServersOf(domain.name),
    createdAt: domain.createdAt,
    ...(verifiedAt !== undefined && { verifiedAt: iso(verifiedAt) }),
    ...(checkedAt !== undefined && { lastCheckedAt: iso(checkedAt) }),
    ...(every !== undefined && { nextCheckAt: iso(Math.min(looked + every, failsAt ?? Infinity)) }),
    ...(failsAt !== undefined && { failsAt: iso(failsAt) }),
    history: phases.map((phase) => ({ at: iso(phase.at), status: phase.status })),
  }
}
