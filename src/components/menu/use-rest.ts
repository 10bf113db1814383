import { useEffect, useState } from 'react'
import { systemClock } from '#lib/clock'

/** Which entries rest after they were chosen (CMP-23); drawn anew when one may be chosen again. */
export interface Rest {
  rests: (id: string) => boolean
  begin: (id: string, ms: number) => void
}

/** The entries of a menu that rest, until their time is over or the menu is taken away. */
export function useRest(): Rest {
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set())
  const [timers] = useState(() => new Set<() => void>())
  useEffect(
    () => () => {
      for (const cancel of timers) cancel()
    },
    [timers],
  )
  return {
    rests: (id) => resting.has(id),
    begin(id, ms) {
      setResting((all) => new Set(all).add(id))
      const cancel = systemClock.setTimeout(() => {
        timers.delete(cancel)
        setResting((all) => new Set([...all].filter((other) => other !== id)))
      }, ms)
      timers.add(cancel)
    },
  }
}
