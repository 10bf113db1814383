import type { Clock } from '#lib/clock'
import { STORY_TIME } from '#mocks/node'

/** A clock for whoever would only wait: what is set for later happens at once, and the time is then later. */
export function jumpingClock(start = STORY_TIME): { clock: Clock; pass: (ms: number) => void } {
  let now = start
  return {
    clock: {
      now: () => now,
      setTimeout(run, ms) {
        let cancelled = false
        queueMicrotask(() => {
          if (cancelled) return
          now += ms
          run()
        })
        return () => (cancelled = true)
      },
      setInterval: () => () => undefined,
    },
    pass: (ms) => (now += ms),
  }
}
