import { useMemo } from 'react'
import type { Campaign } from '#api/campaigns'
import { useLoaded } from '#components/deferred'
import { useChecklistFacts } from './use-checklist-facts.ts'

const loadChecks = async () => (await import('./review-checks.ts')).reviewChecks

/** The checklist of a campaign as it changes. What reads the mail is loaded when it is first wanted. */
export function useChecklist(campaign: Campaign, now: number) {
  const { value: checks, hasFailed, again } = useLoaded(loadChecks)
  const { facts, failed, retry } = useChecklistFacts(campaign, checks)
  const { variants } = campaign
  const brand = facts?.brand
  const properties = facts?.properties
  const from = facts?.sender?.address
  const issues = useMemo(
    () => (brand ? checks?.checkMails({ variants, brand, properties, from }) : undefined),
    [checks, variants, brand, properties, from],
  )
  const rows =
    facts && checks && issues
      ? checks.checklistOf(facts, checks.audienceProblems(facts, now), issues, now)
      : undefined
  const isFailed = failed.length > 0 || hasFailed
  return {
    rows,
    brand,
    sender: facts?.sender ?? undefined,
    failure: isFailed
      ? {
          ticketId: failed[0]?.error?.ticketId,
          retry() {
            retry()
            if (hasFailed) again()
          },
        }
      : undefined,
  }
}
