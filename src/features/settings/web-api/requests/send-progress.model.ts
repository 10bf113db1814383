import { SECOND } from '#lib/duration'

/** How often the status of a mail is asked for: at first quickly, then less (API-36). Waits in ms. */
const WAITS = [
  { times: 5, wait: SECOND },
  { times: 10, wait: 3 * SECOND },
] as const
const LAST_WAIT = 10 * SECOND

/** How long to wait before it is asked for again, after so many answers. */
export function waitAfter(answers: number): number {
  let before = 0
  for (const { times, wait } of WAITS) {
    before += times
    if (answers <= before) return wait
  }
  return LAST_WAIT
}

/** The number to quote of a refusal; '' where the answer has none. */
export const ticketOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'ticketId' in body && typeof body.ticketId === 'string'
    ? body.ticketId
    : ''
