/** The time and the timers of the product, given to whoever needs them so that a test can turn the hands. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls back once after `ms`; the returned function cancels. */
  setTimeout: (callback: () => void, ms: number) => () => void
  /** Calls back every `ms`; the returned function ends it. */
  setInterval: (callback: () => void, ms: number) => () => void
}

/** The real clock. The globals are looked up at each call, so that fake timers reach it. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(callback, ms) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
  setInterval(callback, ms) {
    const timer = setInterval(callback, ms)
    return () => clearInterval(timer)
  },
}
