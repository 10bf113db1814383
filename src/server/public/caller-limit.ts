import { countedCall, type MinuteOfCalls } from '#domain/tracking/tracking-rules'

/** Callers that are remembered; beyond that, those of earlier minutes are forgotten. */
const CALLERS = { most: 10_000 } as const

/** Counts calls of each caller in a minute. Throws a 429 for one more than `most`. `now` in ms since 1970. */
export function callerLimit(most: number): (caller: string, now: number) => void {
  const minutes = new Map<string, MinuteOfCalls>()
  return (caller, now) => {
    const counted = countedCall(minutes.get(caller), now, most)
    minutes.set(caller, counted)
    if (minutes.size <= CALLERS.most) return
    for (const [one, { minute }] of minutes) if (minute !== counted.minute) minutes.delete(one)
  }
}
