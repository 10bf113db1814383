import type { Brand } from '#api/brand'
import type { Domain } from '#api/domains'
import type { ScriptTag } from '#api/script-tag'
import type { UsageSummary } from '#api/usages'

/** What has to be done once before mails can go out, in this order (HOM-3). */
export const setupSteps = [
  'domain',
  'dns',
  'sender',
  'brand',
  'contacts',
  'script',
  'test',
  'campaign',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** What the steps are told from. */
export interface SetupFacts {
  domains: readonly Pick<Domain, 'name' | 'status'>[]
  senders: number
  brand: { company: Pick<Brand['company'], 'address' | 'complaintContact'> }
  contacts: number
  script: Pick<ScriptTag, 'lastEventAt'>
  usage: readonly Pick<UsageSummary, 'metric' | 'quantity'>[]
  /** Campaigns of which mails went out. */
  campaigns: number
}

/**
 * Which steps are done. A domain whose records went away was verified once: that is no step but wants attention. Of the brand
 * the law wants an address and where to complain. A test is a mail that was sent by itself; who sent a campaign needs none.
 */
export function doneSteps(facts: SetupFacts): Readonly<Record<SetupStep, boolean>> {
  const { domains, senders, brand, contacts, script, usage, campaigns } = facts
  const sent = campaigns > 0
  return {
    domain: domains.length > 0,
    dns: domains.some(({ status }) => status === 'verified' || status === 'temporary_failure'),
    sender: senders > 0,
    brand: brand.company.address !== '' && brand.company.complaintContact !== '',
    contacts: contacts > 0,
    script: script.lastEventAt !== undefined,
    test: sent || usage.some(({ metric, quantity }) => metric === 'emails_transactional' && quantity > 0),
    campaign: sent,
  }
}

/** Workspaces whose checklist was put away: the newest last, so that the oldest are forgotten first. */
const REMEMBERED = 50
const idsIn = (kept: unknown) => (typeof kept === 'string' ? kept.split(' ') : [])

/** Whether the checklist of a workspace was put away, by what the browser keeps. */
export const isPutAway = (kept: unknown, workspaceId: string): boolean => idsIn(kept).includes(workspaceId)

/** What the browser keeps after the checklist of a workspace was put away. */
export const putAway = (kept: unknown, workspaceId: string): string =>
  [...idsIn(kept).filter((id) => id !== workspaceId), workspaceId].slice(-REMEMBERED).join(' ')
