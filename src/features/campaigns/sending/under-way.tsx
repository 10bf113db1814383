import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCampaignExecutions, type Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Columns, Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { StatTile } from '#components/stat-tile'
import { Text } from '#components/text'
import { allows } from '#domain/campaigns/campaign-actions'
import { relativeTime } from '#intl'
import { MINUTE } from '#lib/duration'
import { CourseFacts } from './course-facts.tsx'
import { pollEvery } from './poll.model.ts'
import { remainingOf } from './schedule.model.ts'
import { useCancel } from './use-cancel.ts'
import { usePoll } from './use-poll.ts'
import { messages } from './course.messages.ts'

const LAST = { limit: 1 }

/** A campaign whose mails go out: how far it is, how fast, and the way to stop it (CAM-107). */
export function UnderWay({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const { status } = campaign
  const runs = useCampaignExecutions(campaign.id, LAST)
  usePoll(pollEvery(status), runs.retry)
  const run = runs.data?.items[0]
  const all = run?.totals.recipients || campaign.stats?.recipients || campaign.recipientEstimate || 0
  const sent = run?.totals.sent ?? 0
  const failed = run?.totals.failed ?? 0
  const left = Math.max(0, all - sent - failed)
  const isSending = status === 'sending'
  if (status !== 'preparing' && status !== 'canceling' && !isSending) return null
  return (
    <Card
      title={intl.formatMessage(messages[status])}
      actions={<StopButton campaign={campaign} sent={sent} left={left} />}
    >
      <Stack>
        <Progress
          label={campaign.name}
          value={sent + failed}
          max={all}
          valueText={intl.formatMessage(messages.progress, { done: sent + failed, all })}
        />
        {isSending ? (
          <Columns least="figure" wide="alone">
            <StatTile label={intl.formatMessage(messages.sent)} value={runs.data && sent} />
            <StatTile label={intl.formatMessage(messages.failed)} value={runs.data && failed} better="down" />
            <StatTile label={intl.formatMessage(messages.left)} value={runs.data && left} />
            <StatTile
              label={intl.formatMessage(messages.rate)}
              value={runs.data && (run?.ratePerMinute ?? null)}
            />
          </Columns>
        ) : (
          <Text as="p" tone="muted">
            {intl.formatMessage(status === 'preparing' ? messages.preparingHint : messages.cancelingHint)}
          </Text>
        )}
        {isSending && run?.ratePerMinute ? <Eta ms={(left * MINUTE) / run.ratePerMinute} /> : null}
        <CourseFacts
          campaign={campaign}
          people={intl.formatMessage(messages.peopleCount, { count: all || remainingOf(campaign) })}
        />
        {runs.error ? (
          <InlineError ticketId={runs.error.ticketId} onRetry={runs.retry}>
            {intl.formatMessage(messages.loadFailed)}
          </InlineError>
        ) : null}
      </Stack>
    </Card>
  )
}

/** When the last mail is about to go out. */
function Eta({ ms }: { ms: number }) {
  const intl = useIntl()
  const { clock } = useApi()
  const at = clock.now() + ms
  return (
    <Text as="p" tone="muted" size={13}>
      <time dateTime={new Date(at).toISOString()}>
        {intl.formatMessage(messages.eta, {
          when: relativeTime(intl, Math.max(1, Math.ceil(ms / MINUTE)), 'minute'),
        })}
      </time>
    </Text>
  )
}

interface StopButtonProps {
  campaign: Campaign
  sent: number
  left: number
}

function StopButton({ campaign, sent, left }: StopButtonProps) {
  const intl = useIntl()
  const { cancel, isCanceling, error } = useCancel()
  const [open, setOpen] = useState(false)
  if (!allows(campaign.status, 'cancel')) return null
  const stop = async () => {
    await cancel(campaign)
    setOpen(false)
  }
  return (
    <>
      {error ? (
        <InlineError ticketId={error.ticketId}>
          {intl.formatMessage(messages.stopFailed)} {error.said}
        </InlineError>
      ) : null}
      <Button tone="danger-quiet" onClick={() => setOpen(true)}>
        {intl.formatMessage(messages.stop)}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(messages.stopQuestion, { a: sent, b: left })}
        confirmLabel={intl.formatMessage(messages.stopConfirm)}
        cancelLabel={intl.formatMessage(messages.stopBack)}
        onConfirm={() => void stop()}
        busy={isCanceling}
      >
        {intl.formatMessage(messages.stopHint)}
      </ConfirmDialog>
    </>
  )
}
