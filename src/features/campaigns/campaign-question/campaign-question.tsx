import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useCancelCampaign, useDeleteCampaign, type Campaign } from '#api/campaigns'
import type { ApiError } from '#api/core'
import { ConfirmDialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { toasts } from '#components/toast'
import { progressOf } from '#domain/campaigns/figures'
import { messages } from './campaign-question.messages.ts'

export interface CampaignQuestionProps {
  kind: 'delete' | 'cancelSchedule' | 'stop'
  campaign: Campaign
  open: boolean
  onClose: () => void
  /** What was asked about is done. */
  onDone?: () => void
}

/** What is asked and what follows from it, with the number of people or mails that it is about. */
function wordsOf(intl: IntlShape, kind: CampaignQuestionProps['kind'], campaign: Campaign) {
  const { name, stats, schedule, recipientEstimate = 0, status } = campaign
  const { done, all } = progressOf(campaign)
  switch (kind) {
    case 'delete':
      return {
        title: intl.formatMessage(messages.delete, { name }),
        text:
          status === 'draft'
            ? intl.formatMessage(messages.deleteDraft)
            : intl.formatMessage(messages.deleteEnded, { count: stats?.sent ?? 0 }),
        confirmLabel: intl.formatMessage(messages.deleteIt),
        // A draft is soon written again; a report never.
        typeToConfirm: status === 'draft' ? undefined : name,
      }
    case 'cancelSchedule':
      return {
        title: intl.formatMessage(messages.cancelSchedule, { name }),
        text: intl.formatMessage(messages.cancelText, {
          count: recipientEstimate,
          time: schedule
            ? intl.formatDate(schedule.at, {
                month: 'short',
                day: 'numeric',
                weekday: 'short',
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
                timeZone: schedule.timezone,
                timeZoneName: 'short',
              })
            : '',
        }),
        confirmLabel: intl.formatMessage(messages.cancelIt),
        cancelLabel: intl.formatMessage(messages.keep),
      }
    case 'stop':
      return {
        title: intl.formatMessage(messages.stop, { name }),
        text: stats
          ? intl.formatMessage(messages.stopText, { sent: done, rest: all - done })
          : intl.formatMessage(messages.stopPreparing, { rest: all }),
        confirmLabel: intl.formatMessage(messages.stopIt),
        cancelLabel: intl.formatMessage(messages.goOn),
      }
  }
}

const doneMessages = {
  delete: messages.deleted,
  cancelSchedule: messages.canceled,
  stop: messages.stopped,
} as const

/** Asks before a campaign is deleted, stopped, or taken off its schedule (CAM-38); a failure leaves the question open. */
export function CampaignQuestion({
  kind: wanted,
  campaign: asked,
  open,
  onClose,
  onDone,
}: CampaignQuestionProps) {
  const intl = useIntl()
  const remove = useDeleteCampaign()
  const cancel = useCancelCampaign()
  /** What somebody else made of it meanwhile. */
  const [theirs, setTheirs] = useState<Campaign>()
  const [error, setError] = useState<ApiError>()
  const campaign = theirs ?? asked
  const { name, status } = campaign
  // A schedule whose time has come meanwhile is a sending that can be stopped.
  const kind = wanted === 'cancelSchedule' && theirs && status !== 'scheduled' ? 'stop' : wanted
  const { text, ...words } = wordsOf(intl, kind, campaign)
  const confirm = async () => {
    setError(undefined)
    const params = { campaignId: campaign.id }
    const outcome =
      kind === 'delete'
        ? await remove.send({ params })
        : await cancel.send({ params, body: { version: campaign.version } })
    const now = 'theirs' in outcome ? outcome.theirs : undefined
    // Whatever somebody else stopped meanwhile is what was asked for.
    if (outcome.ok || (now && isTakenBack(now))) {
      onDone?.()
      toasts.add({ type: 'success', content: intl.formatMessage(doneMessages[kind], { name }) })
      onClose()
      return
    }
    setError(outcome.error)
    if (now) setTheirs(now)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...words}
      busy={remove.isSending || cancel.isSending}
      onConfirm={() => void confirm()}
      error={
        error ? (
          <InlineError ticketId={error.ticketId}>{problemWords(intl, error, theirs)}</InlineError>
        ) : undefined
      }
    >
      {text}
    </ConfirmDialog>
  )
}

/** Nothing of it is to be sent any more, or will be shortly. */
const isTakenBack = ({ status }: Campaign) =>
  status === 'draft' || status === 'canceling' || status === 'canceled'

function problemWords(intl: IntlShape, error: ApiError, theirs: Campaign | undefined): string {
  if (error.code === 409) {
    const who = (theirs?.updatedBy ?? theirs?.createdBy)?.name
    return who === undefined
      ? intl.formatMessage(messages.conflictUnknown)
      : intl.formatMessage(messages.conflict, { name: who })
  }
  if (error.code === 404) return intl.formatMessage(messages.gone)
  return (error.code < 500 ? error.said : undefined) ?? intl.formatMessage(messages.failed)
}
