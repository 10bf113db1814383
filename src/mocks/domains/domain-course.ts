import type { Domain, DomainStatus } from '#api/domains'
import { HOUR } from '#lib/duration'
import { checkedRecord, delayOf, DNS, isFound, tokenOf, type PlannedRecord } from './dns.ts'
import { LOST, type DomainRecord } from './domains.data.ts'

/** In ms. A wait for records ends after 72 h (CONTRACT 1.6); then how often is looked in each state. */
export const DOMAIN = {
  giveUp: 72 * HOUR,
  looks: { pending: DNS.step, verified: 24 * HOUR, temporary_failure: HOUR },
} as const

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
  const bounce = `bounce.${name}`
  const spf = 'v=spf1 include:spf.otegami-mail.example ~all'
  const wanted = 'v=DMARC1; p=none;'
  const records: PlannedRecord[] = [
    ...['otegami1', 'otegami2'].map((selector, place): PlannedRecord => ({
      id: `dkim${place + 1}`,
      purpose: 'dkim',
      type: 'CNAME',
      fqdn: `${selector}._domainkey.${name}`,
      value: `${selector}.${tokenOf(seed, name, selector)}.dkim.otegami-mail.example`,
      required: true,
      foundFrom: foundFrom(place),
    })),
    {
      id: 'spf',
      purpose: 'spf',
      type: 'TXT',
      fqdn: bounce,
      value: spf,
      required: true,
      foundFrom: fate === 'missing' ? Infinity : foundFrom(2),
      ...(fate === 'mismatch' && { instead: 'v=spf1 include:_spf.other-mailer.example -all' }),
    },
    {
      id: 'return_path',
      purpose: 'return_path',
      type: 'MX',
      fqdn: bounce,
      value: `feedback.${region}.otegami-mail.example`,
      priority: 10,
      required: true,
      foundFrom: foundFrom(3),
    },
    {
      id: 'dmarc',
      purpose: 'dmarc',
      type: 'TXT',
      fqdn: `_dmarc.${name}`,
      // A stricter policy is as good, so what stands there is what is wanted.
      value: dmarc === 'missing' ? wanted : `v=DMARC1; p=${dmarc};`,
      required: false,
      foundFrom: dmarc === 'missing' ? Infinity : foundFrom(4),
    },
    {
      id: 'ownership',
      purpose: 'ownership',
      type: 'TXT',
      fqdn: `_otegami.${name}`,
      value: `otegami-domain-verification=${tokenOf(seed, name, 'ownership', 20)}`,
      required: true,
      foundFrom: foundFrom(5),
    },
  ]
  if (fate !== 'lost' && fate !== 'flaky') return records
  const complete = Math.max(...records.filter(({ required }) => required).map((one) => one.foundFrom))
  const lostFrom = complete + domain.lostAfter
  return records.map((record) =>
    record.purpose === 'dkim'
      ? { ...record, lostFrom, ...(fate === 'flaky' && { foundAgainFrom: lostFrom + LOST.back }) }
      : record,
  )
}

/** All that happens to a domain as long as nobody does anything, also what is yet to come. */
export function domainPhases(domain: DomainRecord, seed: number): Phase[] {
  const required = plannedRecords(domain, seed).filter((record) => record.required)
  const complete = (time: number) =>
    required.every((record) => record.instead === undefined && isFound(record, time))
  const phases: Phase[] = [{ at: Date.parse(domain.createdAt), status: 'not_started' }]
  for (const attempt of domain.attempts.map((at) => Date.parse(at))) {
    let waiting = { at: attempt, status: 'pending' as DomainStatus }
    phases.push(waiting)
    // Only at these moments does anything change.
    const moments = required
      .flatMap(({ foundFrom, lostFrom, foundAgainFrom }) => [foundFrom, lostFrom, foundAgainFrom])
      .map((at) => Math.max(at ?? Infinity, attempt + DNS.step))
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b)
    let inOrder = false
    for (const at of moments) {
      if (!inOrder && at > waiting.at + DOMAIN.giveUp) break
      if (complete(at) === inOrder) continue
      inOrder = !inOrder
      waiting = { at, status: inOrder ? 'verified' : 'temporary_failure' }
      phases.push(waiting)
    }
    if (!inOrder) phases.push({ at: waiting.at + DOMAIN.giveUp, status: 'failed' })
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
    records: planned.map((record) => checkedRecord(record, domain.name, checkedAt)),
    dmarcPolicy: dmarc && checkedAt !== undefined && isFound(dmarc, checkedAt) ? domain.dmarc : 'missing',
    createdAt: domain.createdAt,
    ...(verifiedAt !== undefined && { verifiedAt: iso(verifiedAt) }),
    ...(checkedAt !== undefined && { lastCheckedAt: iso(checkedAt) }),
    ...(every !== undefined && { nextCheckAt: iso(Math.min(looked + every, failsAt ?? Infinity)) }),
    ...(failsAt !== undefined && { failsAt: iso(failsAt) }),
    history: phases.map((phase) => ({ at: iso(phase.at), status: phase.status })),
  }
}
