import { countedCall, type MinuteOfCalls } from '#domain/tracking/tracking-rules'

/** Callers that are remembered; beyond that, those of earlier minutes are forgotten. */
const CALLERS = { most: 10_000 } as const

/** Counts calls of each address in a minute. Throws a 429 for one more than `most`. `now` in ms since 1970. */
export function callerLimit(most: number): (address: string, now: number) => void {
  const minutes = new Map<string, MinuteOfCalls>()
  return (address, now) => {
    const counted = countedCall(minutes.get(address), now, most)
    minutes.set(address, counted)
    if (minutes.size <= CALLERS.most) return
    for (const [one, { minute }] of minutes) if (minute !== counted.minute) minutes.delete(one)
  }
}

/** The address that a request comes from, as the carrier knows it; the same for all where nobody says. */
export const addressOf = (request: Request): string =>
  'ip' in request && typeof request.ip === 'string' ? request.ip : 'unknown'
