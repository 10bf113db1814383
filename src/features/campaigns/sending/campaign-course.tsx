import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useCampaign, type Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { CampaignReport } from '#features/campaigns/report'
import { pollEvery } from './poll.model.ts'
import { serverNow } from './server-time.ts'
import { usePoll } from './use-poll.ts'
import { messages } from './course.messages.ts'

/** What a report does without. */
const CourseStage = deferred(async () => (await import('./course-stage.tsx')).CourseStage)
const CourseMail = deferred(async () => (await import('./course-stage.tsx')).CourseMail)

/** What becomes of a campaign once it is no draft: scheduled, on its way, over (CAM-105 to CAM-107). */
export function CampaignCourse({ campaign: given, hrefs, ...comparison }: CampaignCourseProps) {
  const intl = useIntl()
  const api = useApi()
  const read = useCampaign(given.id)
  const campaign = read.data ?? given
  const { status, schedule } = campaign
  usePoll(pollEvery(status, schedule ? Date.parse(schedule.at) - serverNow(api) : undefined), read.retry)
  return (
    <Stack>
      {read.error ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry}>
          {intl.formatMessage(messages.loadFailed)}
        </InlineError>
      ) : null}
      {campaign.status === 'sent' ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CourseStage campaign={campaign} hrefs={hrefs} onOver={read.retry} />
        </Suspense>
      )}
      {hasReport(campaign) ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CampaignReport campaign={campaign} hrefs={hrefs} {...comparison} />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CourseMail campaign={campaign} />
        </Suspense>
      )}
    </Stack>
  )
}

/** What is over has a report, if anything of it went out. */
const hasReport = ({ status, stats }: Campaign) =>
  status === 'sent' || ((status === 'canceled' || status === 'failed') && stats !== null)
