import { useEffect, useMemo, useState } from 'react'
import type { Campaign } from '#api/campaigns'
import type { MailFacts, MailIssue } from './check-mails.ts'
import { checklistOf } from './checklist.model.ts'
import { useChecklistFacts } from './use-checklist-facts.ts'

type Check = (facts: MailFacts) => MailIssue[]

/** The checklist of a campaign as it changes. What reads the mail is loaded when it is first wanted. */
export function useChecklist(campaign: Campaign, now: number) {
  const { facts, failed, retry } = useChecklistFacts(campaign, now)
  const { check, hasFailed, again } = useMailChecks()
  const { variants } = campaign
  const brand = facts?.brand
  const properties = facts?.properties
  const from = facts?.sender?.address
  const issues = useMemo(
    () => (brand ? check?.({ variants, brand, properties, from }) : undefined),
    [check, variants, brand, properties, from],
  )
  const rows = facts && (issues || hasFailed) ? checklistOf(facts, issues ?? [], now) : undefined
  const isFailed = failed.length > 0 || hasFailed
  return {
    rows,
    brand,
    sender: facts?.sender,
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

function useMailChecks() {
  const [load, setLoad] = useState<{ check?: Check; hasFailed: boolean }>({ hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isMounted = true
    import('./check-mails.ts').then(
      ({ checkMails }) => isMounted && setLoad({ check: checkMails, hasFailed: false }),
      () => isMounted && setLoad({ hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [attempt])
  return { ...load, again: () => setAttempt((last) => last + 1) }
}
