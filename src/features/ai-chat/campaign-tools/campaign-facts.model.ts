import type { Campaign, ContentVariant } from '#api/campaigns'

type Headed = Pick<ContentVariant, 'id' | 'locale' | 'label' | 'weight' | 'subject' | 'previewText'>

/** What the assistant is told of a campaign: no bodies, which are large, and no addresses. */
export const campaignFacts = (
  {
    id,
    name,
    status,
    labels,
    note,
    audience,
    variants,
    schedule,
    stats,
    recipientEstimate,
    sentAt,
  }: Campaign,
  /** As they stand in the page, where it is open. */
  standing: readonly Headed[] = variants,
) => ({
  id,
  name,
  status,
  labels,
  note,
  audience,
  variants: standing.map(({ id: variantId, locale, label, weight, subject, previewText }) => ({
    id: variantId,
    locale,
    label,
    weight,
    subject,
    previewText,
  })),
  schedule,
  stats,
  recipientEstimate,
  sentAt,
})
