import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useIntl, type IntlShape } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { ConfirmDialog, preloadDialogs } from '#components/dialog'
import { Skeleton } from '#components/skeleton'
import { toasts, useToastIfLeft } from '#components/toast'
import { subjectInWords } from '#domain/campaigns/subject'
import { AudienceWords } from '#features/campaigns/audience'
import { dateTimeAt, momentsOf } from '#lib/date-time'
import { onIdle } from '#lib/on-idle'
import { OutcomeNote } from './outcome-note.tsx'
import { SCHEDULE } from './schedule.model.ts'
import { useScheduling, type SchedulingOutcome } from './use-scheduling.ts'
import { messages } from './send.messages.ts'

export interface SendQuestionProps {
  campaign: Campaign
  mode: 'all' | 'remaining'
  /** How many people it goes to, as the reader sees it. */
  people: number
  /** What the sender is called. */
  senderName: string
  /** When, in ms since 1970; undefined is now. */
  at: number | undefined
  timezone: string
  open: boolean
  onClose: () => void
}

/** Asks before a campaign is sent or scheduled, names the number and the audience, and says what came of it (CAM-103). */
export function SendQuestion({ open, onClose, senderName, ...question }: SendQuestionProps) {
  const intl = useIntl()
  const { campaign, mode, people, at, timezone } = question
  const { schedule, lookUp, isSending } = useScheduling()
  const toastIfLeft = useToastIfLeft()
  const [asked, setAsked] = useState<{ campaign: Campaign; confirmed: number; outcome: SchedulingOutcome }>()
  // What comes while the question is read moves the button that is pressed.
  useEffect(
    () =>
      onIdle(() => {
        void preloadDialogs()
        if (mode === 'all') void AudienceWords.preload()
      }),
    [mode],
  )
  const body = {
    ...(at !== undefined && { at: new Date(at).toISOString() }),
    timezone,
    mode,
    confirmCount: people,
  }
  const confirm = async () => {
    const outcome = await schedule(campaign, body)
    setAsked({ campaign, confirmed: people, outcome })
    onClose()
    if (outcome.kind !== 'done')
      toastIfLeft(
        intl.formatMessage(outcome.kind === 'unknown' ? messages.unknown : messages.failed),
        'error' in outcome ? outcome.error.ticketId : '',
      )
    else if (at !== undefined)
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.scheduled, { name: campaign.name }),
      })
  }
  const check = async () => {
    if (asked?.outcome.kind !== 'unknown') return
    setAsked({ ...asked, outcome: await lookUp(asked.campaign, body, asked.outcome.error) })
  }
  const subject = [...new Set(campaign.variants.map((variant) => subjectInWords(variant.subject)))]
    .filter(Boolean)
    .join(' / ')
  return (
    <>
      {open ? null : (
        <OutcomeNote
          outcome={asked?.outcome}
          confirmed={asked?.confirmed ?? 0}
          onCheck={() => void check()}
        />
      )}
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={titleOf(intl, question)}
        tone="primary"
        confirmLabel={intl.formatMessage(at === undefined ? messages.send : messages.schedule)}
        onConfirm={() => void confirm()}
        busy={isSending}
        {...(people >= SCHEDULE.typed && { typeToConfirm: String(people) })}
      >
        {intl.formatMessage(mode === 'remaining' ? messages.whatRest : messages.what, {
          subject: subject === '' ? intl.formatMessage(messages.noSubject) : subject,
          sender: senderName,
        })}
        {mode === 'remaining' ? null : (
          <>
            <br />
            {/* Where its code can't be loaded, the question is asked without it. */}
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<Skeleton />}>
                <AudienceWords audience={campaign.audience} />
              </Suspense>
            </ErrorBoundary>
          </>
        )}
      </ConfirmDialog>
    </>
  )
}

function titleOf(
  intl: IntlShape,
  { campaign, mode, people, at, timezone }: Omit<SendQuestionProps, 'open' | 'onClose' | 'senderName'>,
): string {
  if (mode === 'remaining') return intl.formatMessage(messages.confirmRest, { b: people })
  if (at === undefined) return intl.formatMessage(messages.confirmNow, { name: campaign.name, n: people })
  return intl.formatMessage(messages.confirmLater, {
    date: intl.formatDate(at, {
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: timezone,
    }),
    time: intl.formatTime(at, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: timezone,
      // Where that time comes twice: which of both.
      ...(momentsOf(dateTimeAt(at, timezone)).kind === 'twice' && { timeZoneName: 'short' }),
    }),
    zone: timezone.replaceAll('_', ' '),
    n: people,
  })
}
