import { systemClock, type Clock } from '#lib/clock'

/** A clock that goes as the real one does, and whose hands can be turned on. */
export interface TurnedClock extends Clock {
  /** Lets time pass at once: what was to be done by then is begun, in its order. */
  turn: (ms: number) => void
  /** Goes back to the real time. Timers of before are forgotten. */
  reset: () => void
}

interface Timer {
  at: number
  work: () => void
  every: number | undefined
}

export function createTurnedClock(): TurnedClock {
  let ahead = 0
  let timers = new Set<Timer>()
  let cancelNext = () => undefined as void
  const now = () => systemClock.now() + ahead

  function plan(): void {
    cancelNext()
    const next = Math.min(...[...timers].map(({ at }) => at))
    if (next !== Infinity) cancelNext = systemClock.setTimeout(fire, Math.max(0, next - now()))
  }
  function fire(): void {
    for (const timer of [...timers].toSorted((a, b) => a.at - b.at)) {
      if (timer.at > now() || !timers.has(timer)) continue
      if (timer.every === undefined) timers.delete(timer)
      else timer.at = now() + timer.every
      timer.work()
    }
    plan()
  }
  function add(work: () => void, ms: number, every?: number): () => void {
    const timer = { at: now() + ms, work, every }
    timers.add(timer)
    plan()
    return () => void timers.delete(timer)
  }

  return {
    now,
    setTimeout: add,
    setInterval: (work, ms) => add(work, ms, ms),
    turn(ms) {
      ahead += ms
      fire()
    },
    reset() {
      ahead = 0
      timers = new Set()
      cancelNext()
    },
  }
}
