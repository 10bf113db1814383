import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useCampaign } from '#api/campaigns'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { ClickMapCard } from '#features/campaigns/click-map'
import { noStats } from '#domain/campaigns/stats'
import { BouncesCard } from './bounces-card.tsx'
import { BreakdownCard } from './breakdown-card.tsx'
import { CompareField } from './compare-field.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportFacts } from './report-facts.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { RunsCard } from './runs-card.tsx'
import { TimeChart } from './time-chart.tsx'
import { messages as compareMessages } from './compare.messages.ts'
import { messages } from './report.messages.ts'

const CompareChart = deferred(async () => (await import('./compare-chart.tsx')).CompareChart)

/** What came of a campaign (CAM-109 to CAM-113, CAM-154 to CAM-157): its facts, eight figures, their course, and what they are made of. */
export function CampaignReport({
  campaign,
  hrefs,
  compare,
  onCompare,
  people,
  onPeople,
}: CampaignCourseProps) {
  const intl = useIntl()
  const compared = useCampaign(compare)
  const other = compare === undefined || compared.data?.stats === null ? undefined : compared.data
  return (
    <Section
      level={2}
      title={intl.formatMessage(messages.title)}
      actions={<ReportActions campaign={campaign} hrefs={hrefs} />}
    >
      <ReportFacts campaign={campaign} />
      {onCompare ? <CompareField campaign={campaign} other={other} onCompare={onCompare} /> : null}
      {compare !== undefined && compared.error && !compared.data ? (
        <InlineError ticketId={compared.error.ticketId} onRetry={compared.retry}>
          {intl.formatMessage(compareMessages.otherFailed)}
        </InlineError>
      ) : null}
      <ReportTiles
        campaign={campaign}
        stats={campaign.stats ?? noStats()}
        hrefs={hrefs}
        other={other?.stats}
        people={people}
        onPeople={onPeople}
      />
      {other ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CompareChart campaign={campaign} other={other} />
        </Suspense>
      ) : (
        <TimeChart campaign={campaign} />
      )}
      <Suspense fallback={<Skeleton shape="block" />}>
        <ClickMapCard campaign={campaign} />
      </Suspense>
      <BreakdownCard campaignId={campaign.id} />
      <BouncesCard campaign={campaign} hrefs={hrefs} people={people} onPeople={onPeople} />
      <RunsCard campaignId={campaign.id} />
    </Section>
  )
}
