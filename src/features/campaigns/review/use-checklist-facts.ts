import { useBrand } from '#api/brand'
import { useCampaigns, type Campaign } from '#api/campaigns'
import { useContactCount } from '#api/contacts'
import type { ReadState } from '#api/core'
import { useDomain } from '#api/domains'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema } from '#api/schemas'
import { useSegments } from '#api/segments'
import { useSender } from '#api/senders'
import { useWorkspace } from '#api/workspace'
import type { ReviewChecks } from './review-checks.ts'

/** Campaigns that are compared with: as many as are sent in a month. */
const SENT = { status: 'sent,sending', order: '-sentAt', limit: 50 }

export type ChecklistFacts = NonNullable<ReturnType<typeof useChecklistFacts>['facts']>

/**
 * Everything that the checklist of a campaign asks about, beside the campaign; undefined until it is all there.
 * `checks` says which readers are counted, once it is loaded.
 */
export function useChecklistFacts(campaign: Campaign, checks: ReviewChecks | undefined) {
  const senderRead = useSender(campaign.senderId ?? undefined)
  const domainRead = useDomain(senderRead.data?.domainName)
  const brandRead = useBrand()
  const schemaRead = useSchema('contact')
  const sentRead = useCampaigns(SENT)
  const listsRead = useMailingLists()
  const segmentsRead = useSegments()
  const workspace = useWorkspace().data
  // A recommendation hangs on it, so nothing waits for it.
  const japanese = useContactCount(checks?.japaneseReaders(campaign, listsRead.data?.items) ?? null).data
    ?.count
  const reads: readonly ReadState<unknown>[] = [
    senderRead,
    domainRead,
    brandRead,
    schemaRead,
    sentRead,
    listsRead,
    segmentsRead,
  ]
  // A sender or a domain that was deleted is an answer as well.
  const failed = reads.filter(({ data, error }) => data === undefined && error && error.code !== 404)
  const retry = () => {
    for (const read of failed) read.retry()
  }
  const isLoading = reads.some((read) => read.isLoading)
  const [brand, schema, sent, lists, segments] = [
    brandRead.data,
    schemaRead.data,
    sentRead.data,
    listsRead.data,
    segmentsRead.data,
  ]
  if (isLoading || !brand || !schema || !sent || !lists || !segments)
    return { facts: undefined, failed, retry, isLoading }
  const facts = {
    campaign,
    sender: senderRead.error?.code === 404 ? null : senderRead.data,
    domain: domainRead.data,
    brand,
    properties: schema.properties,
    lists: lists.items,
    segments: segments.items,
    timezone: workspace?.timezone ?? 'UTC',
    sent: sent.items,
    recipients: campaign.recipientEstimate ?? 0,
    japaneseReaders: japanese ?? 0,
  }
  return { facts, failed, retry, isLoading }
}
