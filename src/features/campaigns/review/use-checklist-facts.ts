import { useBrand } from '#api/brand'
import { useCampaigns, type Campaign } from '#api/campaigns'
import { useContactCount, type ContactFilter } from '#api/contacts'
import type { ReadState } from '#api/core'
import { useDomain } from '#api/domains'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema } from '#api/schemas'
import { useSegments } from '#api/segments'
import { useSender } from '#api/senders'
import { useWorkspace } from '#api/workspace'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { mailsForWantOfJapanese } from '#domain/campaigns/legal'
import { customProperties } from '#domain/contacts/contact-rules'
import { problemsOf } from '#lib/condition-tree'

/** Campaigns that are compared with: as many as are sent in a month. */
const SENT = { status: 'sent,sending', order: '-sentAt', limit: 50 }

export type ChecklistFacts = NonNullable<ReturnType<typeof useChecklistFacts>['facts']>

/** Everything that the checklist of a campaign asks about, beside the campaign; undefined until it is all there. */
export function useChecklistFacts(campaign: Campaign, now: number) {
  const senderRead = useSender(campaign.senderId ?? undefined)
  const domainRead = useDomain(senderRead.data?.domainName)
  const brandRead = useBrand()
  const schemaRead = useSchema('contact')
  const sentRead = useCampaigns(SENT)
  const listsRead = useMailingLists()
  const segmentsRead = useSegments()
  const workspace = useWorkspace().data
  // A recommendation hangs on it, so nothing waits for it.
  const japanese = useContactCount(japaneseReaders(campaign, listsRead.data?.items)).data?.count
  const reads: readonly ReadState<unknown>[] = [
    senderRead,
    domainRead,
    brandRead,
    schemaRead,
    sentRead,
    listsRead,
    segmentsRead,
  ]
  const failed = reads.filter(({ data, error }) => data === undefined && error)
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
  const { conditions } = campaign.audience
  const facts = {
    campaign,
    sender: senderRead.data,
    domain: domainRead.data,
    brand,
    properties: schema.properties,
    propertyKeys: new Set(customProperties(schema.properties).keys()),
    problems: conditions
      ? problemsOf(conditions, {
          now,
          timezone: workspace?.timezone ?? 'UTC',
          properties: schema.properties,
          hasList: (id) => lists.items.some((list) => list.id === id),
          segments: (id) => segments.items.find((segment) => segment.id === id),
          hasFailed: (id) => segments.items.find((segment) => segment.id === id)?.status === 'failed',
        })
      : [],
    sent: sent.items,
    recipients: campaign.recipientEstimate ?? 0,
    japaneseReaders: japanese ?? 0,
  }
  return { facts, failed, retry, isLoading }
}

/** Finds readers of Japanese who get a mail of another language; null where there are none such mails. */
function japaneseReaders(
  { audience, variants }: Campaign,
  lists: readonly { id: string }[] | undefined,
): ContactFilter | null {
  if (!lists || mailsForWantOfJapanese(variants).length === 0) return null
  const recipients = audienceCondition(audience, ['active'], (id) => lists.some((list) => list.id === id))
  if (!recipients) return null
  const children = [
    recipients,
    { id: 'locale', kind: 'property', key: 'locale', op: 'starts', value: 'ja' } as const,
  ]
  return { conditions: { id: 'japanese', kind: 'group', match: 'all', children }, status: ['subscribed'] }
}
