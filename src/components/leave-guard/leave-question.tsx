import { useIntl } from 'react-intl'
import { ConfirmDialog } from '#components/dialog'
import type { LeaveQuestion } from '#lib/leave-guards'
import { messages } from './leave-guard.messages.ts'

/** The focus is on staying, so that an absent-minded Enter loses nothing. */
export function LeaveQuestionDialog({ discard, stay, words }: LeaveQuestion) {
  const intl = useIntl()
  return (
    <ConfirmDialog
      open
      onClose={stay}
      title={words?.title ?? intl.formatMessage(messages.title)}
      confirmLabel={words?.discard ?? intl.formatMessage(messages.discard)}
      cancelLabel={words?.stay ?? intl.formatMessage(messages.stay)}
      onConfirm={discard}
    >
      {words?.about ?? intl.formatMessage(messages.about)}
    </ConfirmDialog>
  )
}
