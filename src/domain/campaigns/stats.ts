import type { CampaignStats } from '#api/campaigns'

/** What is counted of mails that go out, by the names of the stats. */
export type Happening = Exclude<keyof CampaignStats, 'recipients'>

export const noStats = (): Required<CampaignStats> => ({
  recipients: 0,
  sent: 0,
  delivered: 0,
  uniqueOpens: 0,
  opens: 0,
  uniqueClicks: 0,
  clicks: 0,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
  unsubscribes: 0,
  failed: 0,
  botOpens: 0,
  botClicks: 0,
})

/** Adds the second to the first. */
export function addStats(to: Required<CampaignStats>, more: CampaignStats): Required<CampaignStats> {
  to.recipients += more.recipients
  to.sent += more.sent
  to.delivered += more.delivered
  to.uniqueOpens += more.uniqueOpens
  to.opens += more.opens
  to.uniqueClicks += more.uniqueClicks
  to.clicks += more.clicks
  to.hardBounces += more.hardBounces
  to.softBounces += more.softBounces
  to.complaints += more.complaints
  to.unsubscribes += more.unsubscribes
  to.failed += more.failed
  to.botOpens += more.botOpens ?? 0
  to.botClicks += more.botClicks ?? 0
  return to
}
