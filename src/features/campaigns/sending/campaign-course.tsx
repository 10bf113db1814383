import { Suspense, useEffect, useState } from 'react'
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
export function CampaignCourse({ campaign: given, hrefs, children, ...comparison }: CampaignCourseProps) {
  const intl = useIntl()
  const api = useApi()
  const read = useCampaign(given.id)
  const campaign = read.data ?? given
  const { status, schedule } = campaign
  // What follows would be pushed down otherwise; it stays once it is there, as somebody may write in it.
  const [stands, setStands] = useState(false)
  usePoll(pollEvery(status, schedule ? Date.parse(schedule.at) - serverNow(api) : undefined), read.retry)
  return (
    <Stack>
      {read.error ? (
        <InlineError ticketId={read.error.ticketId} onRetry={read.retry}>
          {intl.formatMessage(messages.loadFailed)}
        </InlineError>
      ) : null}
      <Stack gap={6}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <Stack>
            {campaign.status === 'sent' ? null : (
              <CourseStage campaign={campaign} hrefs={hrefs} onOver={read.retry} />
            )}
            {hasReport(campaign) ? (
              <CampaignReport campaign={campaign} hrefs={hrefs} {...comparison} />
            ) : (
              <CourseMail campaign={campaign} />
            )}
          </Stack>
          <Standing onStand={setStands} />
        </Suspense>
        {stands ? children : null}
      </Stack>
    </Stack>
  )
}

/** Tells that what stands before it is there. */
function Standing({ onStand }: { onStand: (stands: true) => void }) {
  useEffect(() => onStand(true), [onStand])
  return null
}

/** What is over has a report, if anything of it went out. */
const hasReport = ({ status, stats }: Campaign) =>
  status === 'sent' || ((status === 'canceled' || status === 'failed') && stats !== null)
