import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Progress } from '#components/progress'
import { minutesLeft, paceOf } from './bulk-pace.model.ts'
import { doneMessages, doingMessages, messages } from './bulk-run-dialog.messages.ts'
import type { UnderWay } from './bulk-runs.ts'

/** What a run has come to, as numbers. */
export function useRunState({ run }: Pick<UnderWay, 'run'>) {
  const state = useSyncExternalStore(run.subscribe, run.state)
  const left = [...state.skipped.values()].reduce((sum, count) => sum + count, 0)
  return {
    ...state,
    left,
    done: state.changed + left + state.failed,
    over: state.status === 'completed' || state.status === 'canceled',
  }
}

/** What goes on, or what has been done. */
export function useRunTitle({ run, what }: Pick<UnderWay, 'run' | 'what'>): string {
  const intl = useIntl()
  const { status } = useSyncExternalStore(run.subscribe, run.state)
  if (status === 'canceled') return intl.formatMessage(messages.ended)
  return intl.formatMessage(status === 'completed' ? doneMessages[what] : doingMessages[what])
}

/** How far a run is, how fast, and how long the rest takes. */
export function BulkRunProgress({ run, what, total }: Pick<UnderWay, 'run' | 'what' | 'total'>) {
  const intl = useIntl()
  const { status, failed, done, workedMs } = useRunState({ run })
  const title = useRunTitle({ run, what })
  const pace = status === 'running' ? paceOf(done, total, workedMs) : undefined
  const minutes = pace && minutesLeft(pace)
  const values = { done, total, perMinute: pace?.perMinute ?? 0 }
  const valueText = !pace
    ? intl.formatMessage(messages.progress, values)
    : minutes === undefined
      ? intl.formatMessage(messages.progressSoon, values)
      : intl.formatMessage(messages.progressLeft, { ...values, minutes })
  const whenCompleted = failed > 0 ? 'warning' : 'success'
  return (
    <Progress
      label={title}
      value={done}
      max={Math.max(total, 1)}
      valueText={valueText}
      tone={status === 'completed' ? whenCompleted : status === 'running' ? 'accent' : 'warning'}
    />
  )
}
