import { useEffect, useSyncExternalStore } from 'react'
import { useUnloadGuard } from '#components/leave-guard'
import { useSession } from '#features/session'
import { BulkRunBar } from './bulk-run-bar.tsx'
import { BulkRunDialog } from './bulk-run-dialog.tsx'
import { useBulkRuns, useShownRun, type UnderWay } from './bulk-runs.ts'

/** The change of many contacts that goes on: in its dialog, or as a bar in the frame of every page. */
export function BulkRunHost() {
  const runs = useBulkRuns()
  const shown = useShownRun(runs)
  const isSignedIn = useSession().status === 'signed-in'
  useEffect(() => {
    if (isSignedIn || !shown) return
    shown.underWay.run.abort()
    runs.dismiss()
  }, [isSignedIn, shown, runs])
  if (!shown || !isSignedIn) return null
  const { underWay, inDialog } = shown
  return (
    <>
      <UnloadGuard run={underWay.run} />
      {inDialog ? (
        <BulkRunDialog
          {...underWay}
          onRetryFailed={(failed) => underWay.again(failed.map(({ id }) => id))}
          onHide={() => runs.show(false)}
          onClose={runs.dismiss}
        />
      ) : (
        <BulkRunBar {...underWay} onShow={() => runs.show(true)} onDismiss={runs.dismiss} />
      )}
    </>
  )
}

function UnloadGuard({ run }: Pick<UnderWay, 'run'>) {
  const { status } = useSyncExternalStore(run.subscribe, run.state)
  useUnloadGuard(status === 'running' || status === 'paused')
  return null
}
