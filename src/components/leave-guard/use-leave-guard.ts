import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { leaveGuards, type LeaveWords } from '#lib/leave-guards'
import { LeaveAreas } from './leave-area.tsx'
import { useUnloadGuard } from './use-unload-guard.ts'

export interface LeaveGuardOptions {
  /** Whether leaving would lose something. */
  dirty: boolean
  /** The same as of this very moment, where the editing is ahead of what is rendered. @default dirty */
  isDirty?: () => boolean
  /** Saves what can be saved without a question; resolves to whether nothing is left to lose. */
  settle?: (() => Promise<boolean>) | undefined
  /** Gives up what was typed. */
  discard: () => void
  /** What is asked. @default whether changes that were not saved may be lost */
  words?: LeaveWords | undefined
}

/** Guards what is edited here against closing, navigating, Back and reloading. */
export function useLeaveGuard({
  dirty,
  isDirty = () => dirty,
  settle,
  discard,
  words,
}: LeaveGuardOptions): void {
  const areas = use(LeaveAreas)
  const latest = useRef({ isDirty, settle, discard, words })
  useLayoutEffect(() => {
    latest.current = { isDirty, settle, discard, words }
  })
  const canSettle = settle !== undefined
  useEffect(
    () =>
      leaveGuards.add(
        {
          isDirty: () => latest.current.isDirty(),
          settle: canSettle ? async () => (await latest.current.settle?.()) ?? false : undefined,
          discard: () => latest.current.discard(),
          words: () => latest.current.words,
        },
        areas,
      ),
    [areas, canSettle],
  )
  useEffect(() => {
    if (!dirty) leaveGuards.settled()
  }, [dirty])
  useUnloadGuard(dirty)
}
