import { Suspense, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { deferred } from '#components/deferred'
import { ConfirmDialog, useOpenings } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import type { CampaignCourseProps } from '#features/campaigns/campaign-step'
import { DriftNote } from '#features/campaigns/drift'
import { CourseFacts } from './course-facts.tsx'
import { untilThen } from './schedule.model.ts'
import { serverNow } from './server-time.ts'
import { useCancel } from './use-cancel.ts'
import { messages } from './course.messages.ts'

/** With its fields for a time, most of what this panel weighs. */
const RescheduleDialog = deferred(async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog)

/** A campaign that waits for its time (CAM-106): when it goes, to how many now, and the ways to move it or to take it back. */
export function ScheduledPanel({ campaign, hrefs }: CampaignCourseProps) {
  const intl = useIntl()
  const api = useApi()
  const { cancel, isCanceling, error } = useCancel()
  const [asked, setAsked] = useState<'cancel' | 'move'>()
  // Another opening begins with the time that is stored by then, without the problems of the one before.
  const moves = useOpenings(asked === 'move')
  const { name, schedule, recipientEstimate = 0 } = campaign
  if (!schedule) return null
  const close = () => setAsked(undefined)
  const confirm = async () => {
    const done = await cancel(campaign)
    close()
    if (done) toasts.add({ type: 'success', content: intl.formatMessage(messages.canceled, { name }) })
  }
  const left = Date.parse(schedule.at) - serverNow(api)
  return (
    <Card
      title={intl.formatMessage(messages.scheduledTitle, { time: timeWords(intl, schedule) })}
      actions={<Text tone="muted">{leftWords(intl, left)}</Text>}
    >
      <Stack>
        <CourseFacts
          campaign={campaign}
          people={intl.formatMessage(messages.peopleCount, { count: recipientEstimate })}
        />
        <DriftNote campaign={campaign} hrefs={hrefs} />
        <Text as="p" tone="muted" size={13}>
          {intl.formatMessage(messages.readOnly)}
        </Text>
        <Inline>
          <Button
            tone="primary"
            onPointerEnter={() => void RescheduleDialog.preload()}
            onClick={() => setAsked('move')}
          >
            {intl.formatMessage(messages.reschedule)}
          </Button>
          <Button onClick={() => setAsked('cancel')}>{intl.formatMessage(messages.cancelSchedule)}</Button>
        </Inline>
        {error ? (
          <InlineError ticketId={error.ticketId}>
            {error.code === 409
              ? intl.formatMessage(messages.changedMeanwhile)
              : error.said === undefined
                ? intl.formatMessage(messages.cancelFailed)
                : intl.formatMessage(messages.cancelRefused, { message: error.said })}
          </InlineError>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asked === 'cancel'}
        onClose={close}
        title={intl.formatMessage(messages.cancelQuestion, { name })}
        confirmLabel={intl.formatMessage(messages.cancelSchedule)}
        cancelLabel={intl.formatMessage(messages.keep)}
        onConfirm={() => void confirm()}
        busy={isCanceling}
      >
        {intl.formatMessage(messages.cancelConsequence)}
      </ConfirmDialog>
      <Suspense>
        {moves > 0 ? (
          <RescheduleDialog key={moves} campaign={campaign} open={asked === 'move'} onClose={close} />
        ) : null}
      </Suspense>
    </Card>
  )
}

const timeWords = (intl: IntlShape, { at, timezone }: NonNullable<Campaign['schedule']>) =>
  intl.formatDate(at, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  })

function leftWords(intl: IntlShape, ms: number): string {
  const { days, hours, minutes } = untilThen(ms)
  if (days > 0) return intl.formatMessage(messages.leftDays, { days, hours })
  return hours > 0
    ? intl.formatMessage(messages.leftHours, { hours, minutes })
    : intl.formatMessage(messages.leftMinutes, { minutes })
}
