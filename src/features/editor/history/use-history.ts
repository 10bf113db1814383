import { useEffect, useState } from 'react'
import type { Snapshot } from '#features/editor/persistence'

/** Reads the history once, and again on demand. Undefined while it is read. */
export function useHistory(load: () => Promise<readonly Snapshot[]>) {
  const [state, setState] = useState<{ snapshots?: readonly Snapshot[]; failed: boolean }>({ failed: false })
  const [round, setRound] = useState(0)
  const [read] = useState(() => load)
  useEffect(() => {
    let isOver = false
    read().then(
      (snapshots) => !isOver && setState({ snapshots, failed: false }),
      () => !isOver && setState({ failed: true }),
    )
    return () => {
      isOver = true
    }
  }, [read, round])
  return { ...state, retry: () => setRound((count) => count + 1) }
}
