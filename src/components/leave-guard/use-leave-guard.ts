import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { leaveGuards } from '#lib/leave-guards'
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
}

/** Guards what is edited here against closing, navigating, Back and reloading. */
export function useLeaveGuard({ dirty, isDirty = () => dirty, settle, discard }: LeaveGuardOptions): void {
  const areas = use(LeaveAreas)
  const latest = useRef({ isDirty, settle, discard })
  useLayoutEffect(() => {
    latest.current = { isDirty, settle, discard }
  })
  const canSettle = settle !== undefined
  useEffect(
    () =>
      leaveGuards.add(
        {
          isDirty: () => latest.current.isDirty(),
          settle: canSettle ? async () => (await latest.current.settle?.()) ?? false : undefined,
          discard: () => latest.current.discard(),
        },
        areas,
      ),
    [areas, canSettle],
  )
  useUnloadGuard(dirty)
}
