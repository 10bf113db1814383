import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateCampaign, type Campaign } from '#api/campaigns'
import { Banner } from '#components/banner'
import { Button, LinkButton } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Menu } from '#components/menu'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { followUpOf } from './report.model.ts'
import { useReportFile } from './use-report-file.ts'
import { messages } from './report.messages.ts'

export interface ReportActionsProps {
  campaign: Campaign
  hrefs: CampaignHrefs
}

/** What can be done with a report: a file of it, and a campaign for those who did not open (CAM-112, CAM-113). */
export function ReportActions({ campaign, hrefs }: ReportActionsProps) {
  const intl = useIntl()
  const create = useCreateCampaign()
  const file = useReportFile(campaign)
  const [made, setMade] = useState<Campaign>()
  const followUp = async () => {
    const name = intl.formatMessage(messages.followUpName, { name: campaign.name })
    const outcome = await create.send({ body: followUpOf(campaign, name) })
    if (outcome.ok) setMade(outcome.data)
  }
  return (
    <Stack gap={3}>
      <Inline justify="end">
        <Menu
          align="end"
          entries={[
            {
              kind: 'action',
              id: 'utf-8',
              label: intl.formatMessage(messages.exportUtf8),
              onSelect: () => void file.save('utf-8'),
            },
            {
              kind: 'action',
              id: 'shift_jis',
              label: intl.formatMessage(messages.exportShiftJis),
              onSelect: () => void file.save('shift_jis'),
            },
          ]}
        >
          {(trigger) => (
            <Button {...trigger} busy={file.isExporting}>
              {intl.formatMessage(messages.export)}
            </Button>
          )}
        </Menu>
        <Button busy={create.isSending} disabled={made !== undefined} onClick={() => void followUp()}>
          {intl.formatMessage(messages.followUp)}
        </Button>
      </Inline>
      {made ? (
        <Banner
          kind="success"
          action={
            <LinkButton size="small" href={hrefs.campaign(made.id)}>
              {intl.formatMessage(messages.followUpOpen)}
            </LinkButton>
          }
        >
          {intl.formatMessage(messages.followUpMade)}
        </Banner>
      ) : null}
      {create.error ? (
        <InlineError ticketId={create.error.ticketId}>
          {intl.formatMessage(messages.followUpFailed)}
        </InlineError>
      ) : null}
      {file.error ? (
        <InlineError ticketId={file.error.ticketId}>{intl.formatMessage(messages.exportFailed)}</InlineError>
      ) : null}
    </Stack>
  )
}
