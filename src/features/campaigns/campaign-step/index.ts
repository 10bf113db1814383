import type { ReactNode } from 'react'
import type { Campaign, CampaignUpdate } from '#api/campaigns'
import type { Setting } from '#lib/query'

export type CampaignStep = 'audience' | 'content' | 'settings' | 'review'

/** What changes of a campaign; what is not given stays. */
export type CampaignChange = Omit<CampaignUpdate, 'version'>

type Query = Readonly<Record<string, string>>

/** Where a campaign leads: the page knows the addresses. */
export interface CampaignHrefs {
  campaigns: (query?: Query) => string
  campaign: (campaignId: string, query?: Query) => string
  contacts: (query: Query) => string
  segment: (segmentId: string) => string
  sender: (senderId: string) => string
  settings: (setting: Setting) => string
}

/** Opens one of these addresses; `replace` where Back is not to lead to the one before. */
export type CampaignGo = (href: string, how?: { replace: boolean }) => void

/** The Review step of a draft. */
export interface ReviewStepProps {
  campaign: Campaign
  hrefs: CampaignHrefs
  /** Something that was typed is not stored yet: what is shown is what was stored, and can't be sent. @default false */
  unsaved?: boolean
  onJump: (step: CampaignStep, target?: string) => void
  onChange: (change: CampaignChange) => Promise<void> | void
}

/** What stands in place of the steps once a campaign is no draft. */
export interface CampaignCourseProps {
  campaign: Campaign
  hrefs: CampaignHrefs
  /** The campaign that the report is compared with. */
  compare?: string | undefined
  /** Another was chosen, or none. Without it nothing can be compared. */
  onCompare?: (campaignId: string | undefined) => void
  /** Who is shown over the report: those behind a figure, or those whose mail came back with this code (CAM-186). */
  people?: string | undefined
  /** Others are to be shown, or none any more. Without it no figure leads to people. */
  onPeople?: (people: string | undefined) => void
  /** Follows it, once it stands. */
  children?: ReactNode
}
export type { CampaignDraft, EditStepProps } from './campaign-draft.ts'
