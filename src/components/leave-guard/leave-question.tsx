import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ConfirmDialog } from '#components/dialog'
import type { LeaveQuestion } from '#lib/leave-guards'
import { messages } from './leave-guard.messages.ts'

/** The focus is on staying, so that an absent-minded Enter loses nothing. */
export function LeaveQuestionDialog({ discard, stay, words }: LeaveQuestion) {
  const intl = useIntl()
  const [turn, setTurn] = useState(0)
  return (
    <ConfirmDialog
      // What was still on its way may open a dialog over the question, which then is asked anew over that one.
      key={turn}
      onCovered={() => setTurn(turn + 1)}
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
