import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useBrand } from '#api/brand'
import { useCampaign, type Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { useSender } from '#api/senders'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { CampaignReport } from '#features/campaigns/report'
import { PreviewCard } from '#features/campaigns/review'
import { ScheduledPanel } from './scheduled-panel.tsx'
import { pollEvery } from './schedule.model.ts'
import { serverNow } from './server-time.ts'
import { StoppedPanel } from './stopped-panel.tsx'
import { UnderWay } from './under-way.tsx'
import { UndoPanel } from './undo-panel.tsx'
import { usePoll } from './use-poll.ts'
import { messages } from './course.messages.ts'

/** What becomes of a campaign once it is no draft: scheduled, on its way, over (CAM-105 to CAM-107). */
export function CampaignCourse({ campaign: given, hrefs, ...comparison }: CampaignCourseProps) {
  const intl = useIntl()
  const read = useCampaign(given.id)
  const campaign = read.data ?? given
  usePoll(pollEvery(campaign.status), read.retry)
  return (
    <Stack>
      {read.error ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry}>
          {intl.formatMessage(messages.loadFailed)}
        </InlineError>
      ) : null}
      <Stage campaign={campaign} hrefs={hrefs} onOver={read.retry} />
      {hasReport(campaign) ? null : <Mail campaign={campaign} />}
      {hasReport(campaign) ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CampaignReport campaign={campaign} hrefs={hrefs} {...comparison} />
        </Suspense>
      ) : null}
    </Stack>
  )
}

/** What is over has a report, if anything of it went out. */
const hasReport = ({ status, stats }: Campaign) =>
  status === 'sent' || ((status === 'canceled' || status === 'failed') && stats !== null)

/** The mail that is about to go out, or goes out. */
function Mail({ campaign }: { campaign: Campaign }) {
  const api = useApi()
  const brand = useBrand().data
  const sender = useSender(campaign.senderId ?? undefined).data
  const [now] = useState(() => serverNow(api, campaign.updatedAt))
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <PreviewCard campaign={campaign} brand={brand} sender={sender} now={now} />
    </Suspense>
  )
}

interface StageProps extends Pick<CampaignCourseProps, 'campaign' | 'hrefs'> {
  onOver: () => void
}

function Stage({ campaign, hrefs, onOver }: StageProps) {
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
