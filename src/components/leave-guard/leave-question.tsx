import { useIntl } from 'react-intl'
import { ConfirmDialog } from '#components/dialog'
import type { LeaveQuestion } from '#lib/leave-guards'
import { messages } from './leave-guard.messages.ts'

/** The focus is on staying, so that an absent-minded Enter loses nothing. */
export function LeaveQuestionDialog({ discard, stay }: LeaveQuestion) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      open
      onClose={stay}
      title={intl.formatMessage(messages.title)}
      confirmLabel={intl.formatMessage(messages.discard)}
      cancelLabel={intl.formatMessage(messages.stay)}
      onConfirm={discard}
    >
      {intl.formatMessage(messages.about)}
    </ConfirmDialog>
  )
}
