import { useEffect, useState } from 'react'
import type { SavedBlock, SavedBlocks } from './saved-blocks.model.ts'

export interface SavedBlocksState {
  /** Undefined while they are loading. */
  blocks: readonly SavedBlock[] | undefined
  /** Whether this browser refused to read or keep them. */
  failed: boolean
  retry: () => void
  put: (block: SavedBlock) => void
  remove: (id: string) => void
}

const newestFirst = (one: SavedBlock, other: SavedBlock) => other.savedAt - one.savedAt

/** The saved blocks. A change shows at once; one that fails is taken back and said. */
export function useSavedBlocks(store: SavedBlocks): SavedBlocksState {
  const [blocks, setBlocks] = useState<readonly SavedBlock[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    store.list().then(
      (list) => {
        if (gone) return
        setBlocks(list)
        setFailed(false)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [store, attempt])
  const change = (next: (now: readonly SavedBlock[]) => SavedBlock[], write: Promise<void>) => {
    setBlocks((now = []) => next(now))
    // Reads again what is kept: the change that failed is gone from the list.
    write.catch(() => {
      setFailed(true)
      store.list().then(setBlocks, () => undefined)
    })
  }
  return {
    blocks,
    failed,
    retry: () => setAttempt((count) => count + 1),
    put: (block) =>
      change(
        (now) => [block, ...now.filter(({ id }) => id !== block.id)].toSorted(newestFirst),
        store.put(block),
      ),
    remove: (id) => change((now) => now.filter((block) => block.id !== id), store.remove(id)),
  }
}
