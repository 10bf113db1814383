import { useEffect, useState } from 'react'
import type { Drafts, ReadDraft } from './drafts.ts'

/** All drafts, read again when another tab changes one. Undefined while they are read. */
export function useDrafts(drafts: Drafts) {
  const [state, setState] = useState<{ all?: readonly ReadDraft[]; failed: boolean }>({ failed: false })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    drafts.list().then(
      (all) => !isOver && setState({ all, failed: false }),
      () => !isOver && setState({ failed: true }),
    )
    const end = drafts.subscribe(() => setRound((count) => count + 1))
    return () => {
      isOver = true
      end()
    }
  }, [drafts, round])
  return { ...state, refresh: () => setRound((count) => count + 1) }
}

/** One draft. Undefined while it is read, null where there is none. */
export function useDraft(drafts: Drafts, id: string) {
  const [read, setRead] = useState<{ id: string; draft: ReadDraft | null; round: number }>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    const take = (draft: ReadDraft | undefined) => {
      if (!isOver) setRead({ id, draft: draft ?? null, round })
    }
    drafts.load(id).then(take, () => take(undefined))
    return () => {
      isOver = true
    }
  }, [drafts, id, round])
  return {
    read: read?.id === id ? read.draft : undefined,
    /** Another number each time it was read anew. */
    round: read?.round ?? 0,
    refresh: () => setRound((count) => count + 1),
  }
}
