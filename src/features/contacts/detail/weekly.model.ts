import type { ContactEvent } from '#api/contact-events'
import { DAY } from '#lib/duration'

/** What the figures of a contact cover: 90 days, as the API counts them, seen as 13 weeks. */
export const WEEKS = { days: 90, bins: 13 } as const

/** How often something happened in each of the weeks up to `now`, ms since 1970; the oldest week first. */
export function weekly(events: readonly ContactEvent[], type: string, now: number): number[] {
  const weeks = Array.from({ length: WEEKS.bins }, () => 0)
  for (const event of events) {
    if (event.type !== type) continue
    const ago = Math.floor((now - Date.parse(event.occurredAt)) / (7 * DAY))
    const bin = WEEKS.bins - 1 - ago
    if (weeks[bin] !== undefined) weeks[bin] += 1
  }
  return weeks
}

/** Where the weeks begin, to the day, so that the same question is asked all day. ISO. */
export const weeksBegin = (now: number): string =>
  new Date(Math.floor(now / DAY) * DAY - WEEKS.days * DAY).toISOString()
