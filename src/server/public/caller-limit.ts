import { countedCall, type MinuteOfCalls } from '#domain/tracking/tracking-rules'

/** Counts calls of each caller in a minute. Throws a 429 for one more than `most`. `now` in ms since 1970. */
export function callerLimit(most: number): (caller: string, now: number) => void {
  const callers = new Map<string, MinuteOfCalls>()
  let minute = 0
  return (caller, now) => {
    const counted = countedCall(callers.get(caller), now, most)
    // Earlier minutes count no more. They go at once: to look for them would take longer with each further caller.
    if (counted.minute !== minute) callers.clear()
    minute = counted.minute
    callers.set(caller, counted)
  }
}
