import { useEffect, useSyncExternalStore } from 'react'
import { deferred } from '#components/deferred'
import { leaveGuards, type LeaveQuestion } from '#lib/leave-guards'

/** Asks whether what was typed may be lost. Its code is loaded when it first asks. */
export const LeaveQuestionDialog = deferred(
  async () => (await import('./leave-question.tsx')).LeaveQuestionDialog,
)

/** The question that is asked now. Used once in the app, which shows it over everything. */
export function useLeaveQuestion(): LeaveQuestion | undefined {
  const { question } = leaveGuards
  const asked = useSyncExternalStore(question.subscribe, question.get)
  useEffect(() => () => question.set(undefined), [question])
  return asked
}
