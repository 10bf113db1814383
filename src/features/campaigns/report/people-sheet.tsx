import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useCreateSegment } from '#api/segments'
import { Banner } from '#components/banner'
import { Button, LinkButton } from '#components/button'
import { SideSheet } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { PeopleList } from './people-list.tsx'
import { behind, cut, segmentConditions, type TileKey } from './report.model.ts'
import { messages } from './report.messages.ts'

export interface PeopleSheetProps {
  campaign: Campaign
  figure: TileKey
  /** How many people the figure counts. */
  count: number
  /** Only those whose mail came back for this reason. @default everybody */
  bounce?: { code: string; label: string }
  hrefs: CampaignHrefs
  open: boolean
  onClose: () => void
}

/** Who is behind a figure of a report, newest first, and the way to keep them as a segment (CAM-110). */
export function PeopleSheet({ campaign, figure, count, bounce, hrefs, open, onClose }: PeopleSheetProps) {
  const intl = useIntl()
  const label = bounce?.label ?? intl.formatMessage(messages[figure])
  // No condition tells bounces apart by their reason.
  const activity = bounce ? undefined : behind[figure]?.activity
  const create = useCreateSegment()
  const [saved, setSaved] = useState<{ id: string; name: string }>()
  const save = async () => {
    if (activity === undefined) return
    const name = intl.formatMessage(messages.segmentName, { label, campaign: campaign.name })
    const body = {
      name: cut(name, NAME_MOST),
      conditions: segmentConditions(campaign.id, activity),
    }
    const outcome = await create.send({ body })
    if (outcome.ok) setSaved(outcome.data)
  }
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.people, { label })}
      footer={
        activity === undefined || saved ? undefined : (
          <Button busy={create.isSending} onClick={() => void save()}>
            {intl.formatMessage(messages.saveSegment)}
          </Button>
        )
      }
    >
      <Stack>
        {saved ? (
          <Banner
            kind="success"
            action={
              <LinkButton size="small" href={hrefs.segment(saved.id)}>
                {intl.formatMessage(messages.openSegment)}
              </LinkButton>
            }
          >
            {intl.formatMessage(messages.segmentSaved, { name: saved.name })}
          </Banner>
        ) : null}
        {create.error ? (
          <InlineError ticketId={create.error.ticketId}>
            {create.error.said ?? intl.formatMessage(messages.segmentFailed)}
          </InlineError>
        ) : null}
        <PeopleList
          campaignId={campaign.id}
          type={behind[figure]?.type ?? ''}
          count={count}
          {...(bounce && { code: bounce.code })}
          hrefs={hrefs}
        />
      </Stack>
    </SideSheet>
  )
}
/** Characters of the name of a segment. */
const NAME_MOST = 80
