import { useState } from 'react'
import { useBrand } from '#api/brand'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { useSender } from '#api/senders'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { PreviewCard } from '#features/campaigns/review'
import { ScheduledPanel } from './scheduled-panel.tsx'
import { serverNow } from './server-time.ts'
import { StoppedPanel } from './stopped-panel.tsx'
import { UnderWay } from './under-way.tsx'
import { UndoPanel } from './undo-panel.tsx'

/** The mail that is about to go out, or goes out. */
export function CourseMail({ campaign }: { campaign: Campaign }) {
  const api = useApi()
  const brand = useBrand().data
  const sender = useSender(campaign.senderId ?? undefined).data
  const [now] = useState(() => serverNow(api, campaign.updatedAt))
  return <PreviewCard campaign={campaign} brand={brand} sender={sender} now={now} />
}

export interface CourseStageProps extends Pick<CampaignCourseProps, 'campaign' | 'hrefs'> {
  onOver: () => void
}

/** What can be done about a campaign that waits, is on its way, or was stopped. */
export function CourseStage({ campaign, hrefs, onOver }: CourseStageProps) {
  switch (campaign.status) {
    case 'draft':
    case 'sent':
      return null
    case 'scheduled':
      return campaign.schedule?.undoUntil === undefined ? (
        <ScheduledPanel campaign={campaign} hrefs={hrefs} />
      ) : (
        <UndoPanel campaign={campaign} hrefs={hrefs} onOver={onOver} />
      )
    case 'preparing':
    case 'sending':
    case 'canceling':
      return <UnderWay campaign={campaign} />
    case 'canceled':
    case 'failed':
      return <StoppedPanel campaign={campaign} />
  }
}
