import type { Clock } from './clock.ts'

export interface FakeClock extends Clock {
  /** Lets time pass, ms: what is due is called in its order. */
  advance: (ms: number) => void
  /** How many callbacks wait for their time. */
  waiting: () => number
}

/** A clock that a story or a test moves by hand. */
export function createFakeClock(start = 0): FakeClock {
  let now = start
  const timers = new Set<{ at: number; callback: () => void }>()
  const setTimer: Clock['setTimeout'] = (callback, ms) => {
    const timer = { at: now + ms, callback }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  return {
    now: () => now,
    waiting: () => timers.size,
    setTimeout: setTimer,
    setInterval(callback, ms) {
      let stop: () => void
      const begin = () => {
        stop = setTimer(() => {
          begin()
          callback()
        }, ms)
      }
      begin()
      return () => stop()
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (!next) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.callback()
      }
      now = end
    },
  }
}
