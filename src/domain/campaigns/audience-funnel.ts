import type { Audience } from '#api/campaigns'
import type { ContactFilter } from '#api/contacts'
import { audienceCondition } from './audience-condition.ts'

/** What is asked to draw the funnel; each is one search of contacts that is counted. */
export const funnelCounts = ['matched', 'suppressed', 'eligible', 'recipients'] as const
export type FunnelCount = (typeof funnelCounts)[number]

/** The steps of the funnel, from all who fit to those who will receive the mail. */
export const funnelSteps = ['matched', 'unsubscribed', 'suppressed', 'excluded', 'recipients'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/**
 * The searches whose counts make the funnel of an audience (CAM-70); undefined where nobody was chosen. Lists that are not
 * there are left out, as they are in sending: a search that names one is refused.
 */
export function funnelSearches(
  audience: Audience,
  isThere?: (mailingListId: string) => boolean,
): Record<FunnelCount, ContactFilter> | undefined {
  const all = { ...audience, excludeSegmentIds: [] }
  const recipients = audienceCondition(audience, ['active'], isThere)
  const eligible = audienceCondition(all, ['active'], isThere)
  const matched = audienceCondition(all, ['active', 'pending', 'unsubscribed'], isThere)
  if (!recipients || !eligible || !matched) return undefined
  return {
    matched: { conditions: matched },
    suppressed: { conditions: matched, status: ['bounced', 'complained', 'blocked'] },
    eligible: { conditions: eligible, status: ['subscribed'] },
    recipients: { conditions: recipients, status: ['subscribed'] },
  }
}

/** How many are left out at each step, and how many there are at both ends: what is left out and who is left add up. */
export const funnelOf = ({
  matched,
  suppressed,
  eligible,
  recipients,
}: Record<FunnelCount, number>): Record<FunnelStep, number> => ({
  matched,
  unsubscribed: Math.max(0, matched - suppressed - eligible),
  suppressed,
  excluded: Math.max(0, eligible - recipients),
  recipients,
})
