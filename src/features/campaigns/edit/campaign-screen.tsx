import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCampaign, type Campaign } from '#api/campaigns'
import { errorBlockOf } from '#api/core'
import { deferred } from '#components/deferred'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { toasts } from '#components/toast'
import { CampaignStatusPill } from '#features/campaigns/campaign-status'
import type {
  CampaignCourseProps,
  CampaignGo,
  CampaignHrefs,
  EditStepProps,
  ReviewStepProps,
} from '#features/campaigns/campaign-step'
import type { CampaignDesk } from '#features/campaigns/desk'
import { focusHeading } from '#lib/focus-heading'
import { CampaignMenu } from './campaign-menu.tsx'
import { NotesView } from './notes-view.tsx'
import { WayBack } from './way-back.tsx'
import { messages } from './campaign-edit.messages.ts'

/** What a draft is written with: a report does without it. */
const CampaignEdit = deferred(async () => (await import('./campaign-edit.tsx')).CampaignEdit)

/** The steps, and what stands there once a campaign is no draft: given by whoever knows what they need beside it. */
export interface CampaignParts {
  audience: (props: EditStepProps) => ReactNode
  content: (props: EditStepProps) => ReactNode
  review: (props: ReviewStepProps) => ReactNode
  course: (props: CampaignCourseProps) => ReactNode
}

export interface CampaignScreenProps {
  campaignId: string
  /** The step that the address asks for. */
  step: string | undefined
  /** The field of the step that the address asks for. */
  target?: string | undefined
  hrefs: CampaignHrefs
  parts: CampaignParts
  go: CampaignGo
  /** Where the assistant finds the campaign; without it, it knows none. */
  desk?: CampaignDesk | undefined
}

/** One campaign: a draft in four steps, or what became of it (CAM-60). */
export function CampaignScreen({ campaignId, hrefs, parts, ...rest }: CampaignScreenProps) {
  const intl = useIntl()
  const { data, error, isFetching, retry, isSlow, cancel } = useCampaign(campaignId)
  const back = <Link href={hrefs.campaigns()}>{intl.formatMessage(messages.toCampaigns)}</Link>
  // What somebody is writing stays, also where somebody else deleted it.
  const isGone = error?.code === 404
  if (isGone && data?.status !== 'draft')
    return (
      <ErrorBlock
        kind="not-found"
        title={intl.formatMessage(messages.gone)}
        ticketId={error?.ticketId}
        action={back}
      >
        {intl.formatMessage(messages.goneText)}
      </ErrorBlock>
    )
  if (!data)
    return error ? (
      <ErrorBlock
        {...errorBlockOf(error)}
        title={intl.formatMessage(messages.failedTitle)}
        onRetry={retry}
        retrying={isFetching}
        action={back}
      />
    ) : (
      <CampaignSkeleton onCancel={isSlow ? cancel : undefined} />
    )
  return <Known key={campaignId} campaign={data} isGone={isGone} hrefs={hrefs} parts={parts} {...rest} />
}

interface KnownProps extends Omit<CampaignScreenProps, 'campaignId'> {
  campaign: Campaign
  isGone: boolean
}

function Known({ campaign, hrefs, parts, ...rest }: KnownProps): ReactNode {
  const intl = useIntl()
  // A draft that was begun to be edited anew, such as after its schedule was taken back, is another one.
  const [round, setRound] = useState({ wasDraft: campaign.status === 'draft', count: 0 })
  const isDraft = campaign.status === 'draft'
  if (isDraft !== round.wasDraft) setRound({ wasDraft: isDraft, count: round.count + 1 })
  const isDirty = useRef(false)
  useEffect(() => {
    if (isDraft || !isDirty.current) return
    isDirty.current = false
    toasts.add({ type: 'error', content: intl.formatMessage(messages.notInIt) })
  }, [isDraft, intl])
  // What is pressed goes with the stage of the campaign that it ends.
  const stage = `${campaign.status} ${campaign.schedule?.undoUntil ?? ''}`
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    return focusHeading(document.querySelector('main') ?? document.body)
  }, [stage])
  return isDraft ? (
    <Suspense fallback={<CampaignSkeleton />}>
      <CampaignEdit
        key={round.count}
        campaign={campaign}
        hrefs={hrefs}
        parts={parts}
        {...rest}
        target={rest.target}
        onDirtyChange={(dirty) => {
          isDirty.current = dirty
        }}
      />
    </Suspense>
  ) : (
    <Page
      title={campaign.name}
      count={<CampaignStatusPill status={campaign.status} />}
      tools={<WayBack hrefs={hrefs} />}
      actions={<CampaignMenu campaign={campaign} hrefs={hrefs} go={rest.go} />}
    >
      <Suspense fallback={<Skeleton shape="block" />}>
        {parts.course({ campaign, hrefs, children: <NotesView campaign={campaign} /> })}
      </Suspense>
    </Page>
  )
}

/** With a way to end the wait once it is long (ERR-3). */
function CampaignSkeleton({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const intl = useIntl()
  return (
    <Page title={intl.formatMessage(messages.campaigns)} lead={<Skeleton shape="title" width={30} />}>
      {onCancel ? <StillLoading onCancel={onCancel} /> : null}
      <Stack aria-busy>
        <Skeleton shape="control" />
        <Skeleton shape="block" />
      </Stack>
    </Page>
  )
}
