import type { ReactNode } from 'react'
import type { Audience, Campaign, ContentVariant } from '#api/campaigns'

/** What is edited of a campaign, and saved by itself as it changes. */
export interface CampaignDraft {
  name: string
  senderId: string | null
  replyTo: string
  audience: Audience
  /** Those of the stored campaign, with their bodies. */
  variants: ContentVariant[]
  tracking: Campaign['tracking']
  labels: string[]
  note: string
}

/** One step of a draft that is edited: it shows `draft`, and says what changes of it. */
export interface EditStepProps {
  /** As it is stored: what is only read is here. */
  campaign: Campaign
  draft: CampaignDraft
  onChange: (change: Partial<CampaignDraft>) => void
  /** Something that was typed is not stored yet. @default false */
  unsaved?: boolean
  /** What the head of the page says of saving, for an editor that covers it; `onLeave` closes that, as what is asked is decided behind it. */
  saving?: { state: ReactNode; renderNotices: (onLeave: () => void) => ReactNode }
  /** What is wrong may be said of fields that are still empty. */
  attempted: boolean
  /** The field that is looked for: where it is hidden, such as in a tab, that is shown. */
  target?: string | undefined
}
