import type { Campaign } from '#api/campaigns'
import type { Certificate } from '#api/certificates'
import type { Domain } from '#api/domains'
import type { IntegrationCredential } from '#api/integration-credentials'
import { DAY } from '#lib/duration'
import { ratesOf } from './home-figures.model.ts'

/** From when on something wants attention (HOM-7, HOM-8); shares, and days until a certificate ends. */
export const ATTENTION = {
  bounced: 0.05,
  complained: 0.001,
  complainedBadly: 0.003,
  certificateDays: 21,
} as const

/** Something that somebody should look at. */
export type Attention =
  | { kind: 'campaign'; id: string; name: string }
  | { kind: 'domainLost' | 'domainFailed'; name: string }
  | { kind: 'certificateEnds'; hostname: string; days: number }
  | { kind: 'certificateEnded'; hostname: string }
  | { kind: 'credential'; id: string; name: string }
  | { kind: 'bounces' | 'complaints' | 'manyComplaints'; share: number }

/** What stops mails or breaks links now; the rest is on its way there. */
const urgent: ReadonlySet<Attention['kind']> = new Set([
  'campaign',
  'domainLost',
  'domainFailed',
  'certificateEnded',
  'manyComplaints',
])
export const isUrgent = ({ kind }: Attention): boolean => urgent.has(kind)

/** What it is told from; what could not be read is left out. The campaigns are those since `since` and some before. */
export interface AttentionFacts {
  campaigns?: readonly Pick<
    Campaign,
    'id' | 'name' | 'status' | 'sentAt' | 'schedule' | 'updatedAt' | 'stats'
  >[]
  domains?: readonly Pick<Domain, 'name' | 'status'>[]
  certificates?: readonly Pick<Certificate, 'hostname' | 'status' | 'expiresAt'>[]
  credentials?: readonly Pick<IntegrationCredential, 'id' | 'name' | 'status'>[]
}

/** What wants attention, the urgent first. */
export function attentionOf(facts: AttentionFacts, now: number, since: string): Attention[] {
  const { campaigns = [], domains = [], certificates = [], credentials = [] } = facts
  const recent = campaigns.filter(
    ({ sentAt, schedule, updatedAt }) => (sentAt ?? schedule?.at ?? updatedAt) >= since,
  )
  const { bounced, complained } = ratesOf(recent)
  const all: Attention[] = [
    ...recent
      .filter(({ status }) => status === 'failed')
      .map(({ id, name }): Attention => ({ kind: 'campaign', id, name })),
    ...domains.flatMap(({ name, status }): Attention[] => {
      if (status === 'temporary_failure') return [{ kind: 'domainLost', name }]
      return status === 'failed' ? [{ kind: 'domainFailed', name }] : []
    }),
    ...certificates.flatMap(({ hostname, status, expiresAt }): Attention[] => {
      if (expiresAt === undefined || status === 'deleting') return []
      const days = Math.ceil((Date.parse(expiresAt) - now) / DAY)
      if (days <= 0) return [{ kind: 'certificateEnded', hostname }]
      return days < ATTENTION.certificateDays ? [{ kind: 'certificateEnds', hostname, days }] : []
    }),
    ...credentials
      .filter(({ status }) => status === 'expired' || status === 'revoked')
      .map(({ id, name }): Attention => ({ kind: 'credential', id, name })),
  ]
  if (complained !== null && complained > ATTENTION.complained) {
    const badly = complained >= ATTENTION.complainedBadly
    all.push({ kind: badly ? 'manyComplaints' : 'complaints', share: complained })
  }
  if (bounced !== null && bounced > ATTENTION.bounced) all.push({ kind: 'bounces', share: bounced })
  return [...all.filter(isUrgent), ...all.filter((one) => !isUrgent(one))]
}
