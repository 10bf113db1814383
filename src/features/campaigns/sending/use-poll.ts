import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/core'

/** Calls back every `ms` while the page is in sight; undefined: never. */
export function usePoll(ms: number | undefined, ask: () => void): void {
  const { clock } = useApi()
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    if (ms === undefined) return undefined
    return clock.setInterval(() => askNow(), ms)
  }, [clock, ms])
}
