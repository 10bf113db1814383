import { useId, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { campaignRoutes, useScheduleCampaign, type Campaign } from '#api/campaigns'
import { useApi, useRefresh, type ApiError } from '#api/core'
import { Button } from '#components/button'
import { DateTimeField } from '#components/date-time-field'
import { Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Text } from '#components/text'
import { toasts, useToastIfLeft } from '#components/toast'
import { SCHEDULE } from '#domain/campaigns/campaign-rules'
import { dateTimeAt, isSameChoice, momentOf } from '#lib/date-time'
import { messages } from './campaign-calendar.messages.ts'

export interface RescheduleDialogProps {
  campaign: Campaign
  /** What is proposed, ms since 1970: the day it was dropped on. */
  at: number
  open: boolean
  /** It has its new time; the dialog closes. */
  onMoved: () => void
  onClose: () => void
}

const lists = [campaignRoutes.list]

const timeWords = (intl: IntlShape, time: number | string, timeZone: string) =>
  intl.formatDate(time, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })

/** Asks for the new time of a scheduled campaign and confirms it with the number of people (CAM-44). */
export function RescheduleDialog({ campaign: asked, at, open, onMoved, onClose }: RescheduleDialogProps) {
  const intl = useIntl()
  const { clock } = useApi()
  const formId = useId()
  const refresh = useRefresh()
  const toastIfLeft = useToastIfLeft()
  const { send, isSending } = useScheduleCampaign()
  /** What somebody else made of it meanwhile. */
  const [theirs, setTheirs] = useState<Campaign>()
  const [error, setError] = useState<ApiError>()
  const campaign = theirs ?? asked
  const { id, name, version, schedule, recipientEstimate = 0, sentAt } = campaign
  const [proposed] = useState(() => dateTimeAt(at, asked.schedule?.timezone ?? 'UTC'))
  const [value, setValue] = useState(proposed)
  const [now] = useState(() => clock.now())
  const moment = momentOf(value)
  /** Somebody else canceled, sent or deleted it: nothing is left that could be moved. */
  const isOver = campaign.status !== 'scheduled' || error?.code === 404
  const isGood =
    !isOver && moment !== undefined && moment >= now + SCHEDULE.soonest && moment <= now + SCHEDULE.latest
  const confirm = async () => {
    if (!isGood || isSending) return
    setError(undefined)
    const outcome = await send({
      params: { campaignId: id },
      body: {
        at: new Date(moment).toISOString(),
        timezone: value.timezone,
        // What went out in part waits for the rest only.
        mode: sentAt === undefined ? 'all' : 'remaining',
        confirmCount: recipientEstimate,
        version,
      },
    })
    if (!outcome.ok) {
      setError(outcome.error)
      if (outcome.theirs) setTheirs(outcome.theirs)
      if (outcome.error.code === 404) refresh(lists)
      toastIfLeft(intl.formatMessage(messages.failed), outcome.error.ticketId)
      return
    }
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.moved, { name, time: timeWords(intl, moment, value.timezone) }),
    })
    onMoved()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isSending}
      closesOutside={false}
      title={intl.formatMessage(messages.move, { name })}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending} data-first-focus>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={isSending} disabled={!isGood}>
            {intl.formatMessage(messages.moveIt)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <Stack>
          <LeaveGuard
            dirty={open && !isOver && !isSameChoice(value, proposed)}
            discard={() => setValue(proposed)}
          />
          {schedule && !isOver ? (
            <Text as="p">
              {intl.formatMessage(messages.moveText, {
                count: recipientEstimate,
                time: timeWords(intl, schedule.at, schedule.timezone),
              })}
            </Text>
          ) : null}
          {error ? (
            <InlineError ticketId={error.ticketId}>
              {isOver
                ? intl.formatMessage(messages.over)
                : error.code === 409 && theirs
                  ? intl.formatMessage(messages.conflict, {
                      name: (theirs.updatedBy ?? theirs.createdBy).name,
                    })
                  : ((error.code < 500 ? error.said : undefined) ?? intl.formatMessage(messages.failed))}
            </InlineError>
          ) : null}
          <DateTimeField
            label={intl.formatMessage(messages.at)}
            required
            value={value}
            onValueChange={setValue}
            min={now + SCHEDULE.soonest}
            max={now + SCHEDULE.latest}
            now={now}
            readOnly={isSending || isOver}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
