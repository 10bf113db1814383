import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useSender } from '#api/senders'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { allows } from '#domain/campaigns/campaign-actions'
import { ownTimezone } from '#lib/time-zones'
import { remainingOf } from './schedule.model.ts'
import { SendQuestion } from './send-question.tsx'
import { messages } from './course.messages.ts'

/** A campaign that was stopped or failed: why, how far it came, and the way to send it to the rest (CAM-6, CAM-21). */
export function StoppedPanel({ campaign }: { campaign: Campaign }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const sender = useSender(campaign.senderId ?? undefined).data
  const { status, statusReason, stats } = campaign
  const left = remainingOf(campaign)
  return (
    <Card title={intl.formatMessage(status === 'failed' ? messages.failedTitle : messages.stoppedTitle)}>
      <Stack gap={3}>
        {statusReason === undefined ? null : <Text as="p">{intl.formatMessage(messages[statusReason])}</Text>}
        <Text as="p">
          {stats
            ? intl.formatMessage(messages.stoppedText, { sent: stats.sent, left })
            : intl.formatMessage(messages.nothingSent)}
        </Text>
        {left > 0 && allows(status, 'sendRest') ? (
          <div>
            <Button tone="primary" onClick={() => setOpen(true)}>
              {intl.formatMessage(messages.continue, { b: left })}
            </Button>
          </div>
        ) : null}
        <SendQuestion
          campaign={campaign}
          mode="remaining"
          people={left}
          senderName={sender?.fromName ?? ''}
          at={undefined}
          timezone={intl.timeZone ?? ownTimezone()}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Stack>
    </Card>
  )
}
