import { useEffect, useState } from 'react'
import { useApi } from '#api/core'
import { SECOND } from '#lib/duration'

/** Whole seconds until a moment in ms since 1970; 0 once it is over. */
export function useCooldown(until: number): number {
  const { clock } = useApi()
  const [now, setNow] = useState(() => clock.now())
  const left = Math.max(0, Math.ceil((until - now) / SECOND))
  const isOver = left === 0
  useEffect(
    () => (isOver ? undefined : clock.setInterval(() => setNow(clock.now()), SECOND)),
    [clock, isOver],
  )
  return left
}
