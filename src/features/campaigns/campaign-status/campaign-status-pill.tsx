import { useIntl } from 'react-intl'
import type { CampaignStatus } from '#api/campaigns'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { messages } from './campaign-status.messages.ts'

const kinds: Record<CampaignStatus, StatusKind> = {
  draft: 'neutral',
  scheduled: 'info',
  preparing: 'info',
  sending: 'info',
  canceling: 'warning',
  sent: 'success',
  canceled: 'neutral',
  failed: 'danger',
}
const live: ReadonlySet<CampaignStatus> = new Set(['preparing', 'sending', 'canceling'])

/** How far a campaign has come. */
export function CampaignStatusPill({ status }: { status: CampaignStatus }) {
  return (
    <StatusPill kind={kinds[status]} live={live.has(status)}>
      {useIntl().formatMessage(messages[status])}
    </StatusPill>
  )
}
