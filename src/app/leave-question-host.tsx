import { Suspense } from 'react'
import { LeaveQuestionDialog, useLeaveQuestion } from '#components/leave-guard'
import { MoreMessages } from '#intl'

/** Asks, over everything, before what was typed and not saved is left. */
export function LeaveQuestionHost() {
  const question = useLeaveQuestion()
  return question ? (
    <Suspense fallback={null}>
      <MoreMessages>
        <LeaveQuestionDialog {...question} />
      </MoreMessages>
    </Suspense>
  ) : null
}
