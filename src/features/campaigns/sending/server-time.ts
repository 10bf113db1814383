import type { Api } from '#api/core'

/** How far the server's clock is ahead of the reader's, in ms, as its last answer to a write told. */
const ahead = new WeakMap<Api, number>()

/** Learns the server's time from the moment that it wrote into a record just now. */
export function learnServerTime(api: Api, writtenAt: string): void {
  const time = Date.parse(writtenAt)
  if (!Number.isNaN(time)) ahead.set(api, time - api.clock.now())
}

/**
 * The server's time, ms since 1970, as far as it is known: a reader's clock may be a day wrong (CAM-104). It is never before
 * `atLeast`, when the server last wrote into the record.
 */
export const serverNow = (api: Api, atLeast = ''): number => {
  const now = api.clock.now() + (ahead.get(api) ?? 0)
  const least = Date.parse(atLeast)
  return Number.isNaN(least) ? now : Math.max(now, least)
}
