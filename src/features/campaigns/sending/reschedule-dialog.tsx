import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { focusFirstInvalid } from '#components/editing'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { dateTimeAt, isSameChoice } from '#lib/date-time'
import { ownTimezone } from '#lib/time-zones'
import { OutcomeNote } from './outcome-note.tsx'
import { scheduledTime } from './schedule.model.ts'
import { serverNow } from './server-time.ts'
import { TimeChoice } from './time-choice.tsx'
import { useScheduling, type SchedulingOutcome } from './use-scheduling.ts'
import { messages } from './send.messages.ts'

export interface RescheduleDialogProps {
  campaign: Campaign
  open: boolean
  onClose: () => void
}

/** Moves a scheduled campaign to another time, for as many people as there are now (CAM-3). */
export function RescheduleDialog({ campaign, open, onClose }: RescheduleDialogProps) {
  const intl = useIntl()
  const api = useApi()
  const { schedule, lookUp, isSending } = useScheduling()
  const { schedule: planned, stats, recipientEstimate = 0 } = campaign
  const [opened] = useState(() =>
    dateTimeAt(Date.parse(planned?.at ?? ''), planned?.timezone ?? intl.timeZone ?? ownTimezone()),
  )
  const [value, setValue] = useState(opened)
  const [checked, setChecked] = useState(false)
  const [outcome, setOutcome] = useState<SchedulingOutcome>()
  const now = serverNow(api, campaign.updatedAt)
  const chosen = scheduledTime(value, now)
  const body = {
    at: 'time' in chosen ? new Date(chosen.time).toISOString() : '',
    timezone: value.timezone,
    mode: stats ? ('remaining' as const) : ('all' as const),
    confirmCount: recipientEstimate,
  }
  const settle = (next: SchedulingOutcome) => {
    setOutcome(next)
    if (next.kind !== 'done') return
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.scheduled, { name: campaign.name }),
    })
    onClose()
  }
  const move = async (button: Element) => {
    setChecked(true)
    if (!('time' in chosen)) return focusFirstInvalid(button.closest('[role=dialog]'))
    return settle(await schedule(campaign, body))
  }
  const check = async () => {
    if (outcome?.kind === 'unknown') settle(await lookUp(campaign, body, outcome.error))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isSending}
      title={intl.formatMessage(messages.reschedule)}
      footer={
        <Button tone="primary" busy={isSending} onClick={(event) => void move(event.currentTarget)}>
          {intl.formatMessage(messages.scheduleAt, { count: recipientEstimate })}
        </Button>
      }
    >
      <Stack>
        <LeaveGuard dirty={open && !isSameChoice(value, opened)} discard={() => setValue(opened)} />
        <Text as="p">{campaign.name}</Text>
        <TimeChoice
          audience={campaign.audience}
          value={value}
          onValueChange={setValue}
          now={now}
          checked={checked}
        />
        <OutcomeNote outcome={outcome} confirmed={recipientEstimate} onCheck={() => void check()} />
      </Stack>
    </Dialog>
  )
}
