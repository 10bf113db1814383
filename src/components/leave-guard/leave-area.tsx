import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'
import { leaveGuards } from '#lib/leave-guards'

const none: readonly string[] = []
export const LeaveAreas = createContext(none)

export interface LeaveAreaProps {
  id: string
  children: ReactNode
}

/** A part of the screen that is left as a whole, such as a dialog or the settings. */
export function LeaveArea({ id, children }: LeaveAreaProps) {
  const outer = use(LeaveAreas)
  const areas = useMemo(() => [...outer, id], [outer, id])
  return <LeaveAreas value={areas}>{children}</LeaveAreas>
}

/** Leaves the area with this id: `go` is called at once, or when what is edited in it was saved or discarded. */
export function useLeave(area: string): (go: () => void) => void {
  return useCallback((go) => leaveGuards.leave(go, area), [area])
}
