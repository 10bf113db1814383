import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { campaignRoutes, useCampaignCount, useCampaigns, type CampaignFilter } from '#api/campaigns'
import { useApi, useAskAgain } from '#api/core'
import { ownTimezone } from '#lib/time-zones'
import {
  campaignFilterOf,
  campaignPageOf,
  filterOfTab,
  offsetWithin,
  pollInterval,
  type CampaignsQuery,
  type CampaignTab,
} from './campaigns-query.model.ts'

const LISTS = [campaignRoutes.list, campaignRoutes.count]

/** How many campaigns each tab has; undefined while that is not known. The tabs share out all campaigns. */
function useCounts(filter: CampaignFilter): Readonly<Record<CampaignTab, number | undefined>> {
  const drafts = useCampaignCount(filterOfTab(filter, 'drafts')).data?.count
  const scheduled = useCampaignCount(filterOfTab(filter, 'scheduled')).data?.count
  const sending = useCampaignCount(filterOfTab(filter, 'sending')).data?.count
  const sent = useCampaignCount(filterOfTab(filter, 'sent')).data?.count
  const stopped = useCampaignCount(filterOfTab(filter, 'stopped')).data?.count
  const parts = [drafts, scheduled, sending, sent, stopped]
  const all = parts.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
  return { all, drafts, scheduled, sending, sent, stopped }
}

/**
 * Asks for the campaigns again while they change by themselves (CAM-33), but not while the document is hidden. Answers what
 * time it was then.
 */
function usePoll(every: number | undefined): number {
  const { clock } = useApi()
  const askAgain = useAskAgain()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (every === undefined) return undefined
    return clock.setInterval(() => {
      if (document.visibilityState !== 'visible') return
      setNow(clock.now())
      askAgain(LISTS)
    }, every)
  }, [every, clock, askAgain])
  return now
}

/** The page of campaigns that an address asks for, and how many there are per tab. */
export function useCampaignList(query: CampaignsQuery) {
  const intl = useIntl()
  const timezone = intl.timeZone ?? ownTimezone()
  const { q, sender, list, label, from, to, tab, limit } = query
  // The calendar asks by itself for the month that it shows.
  const isTable = query.view === 'table'
  const filter = useMemo(
    () =>
      campaignFilterOf(
        { q, sender, list, label, from: isTable ? from : undefined, to: isTable ? to : undefined },
        timezone,
      ),
    [q, sender, list, label, from, to, isTable, timezone],
  )
  const counts = useCounts(filter)
  const total = counts[tab]
  const offset = offsetWithin(query.offset, limit, total)
  const asked = campaignPageOf(filter, query, offset)
  const { data, error, isFetching, isLoading, isSlow, retry, cancel } = useCampaigns(asked)
  const now = usePoll(pollInterval({ sending: counts.sending ?? 0, scheduled: counts.scheduled ?? 0 }))

  // Rows of an older question stay until the new one is answered.
  const question = JSON.stringify(asked)
  const [answered, setAnswered] = useState<string>()
  if (!isFetching && !error && data && answered !== question) setAnswered(question)
  return {
    rows: data?.items,
    error,
    isLoading,
    isSlow,
    stale: data !== undefined && answered !== undefined && answered !== question,
    retry,
    cancel,
    filter,
    timezone,
    counts,
    total,
    offset,
    now,
  }
}
