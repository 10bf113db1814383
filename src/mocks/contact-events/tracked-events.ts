import type { Db } from '#mocks/core/db'

/** What a page reported: when, and on which host, if it was a page view. */
interface TrackedEvent {
  at: number
  host: string | undefined
}

const hostOf = (url: unknown) =>
  typeof url === 'string' && URL.canParse(url) ? new URL(url).host : undefined

/** What the tracking script of a workspace reported since then, in ms since 1970. */
export function* trackedEventsOf(db: Db, workspaceId: string, since: number): Generator<TrackedEvent> {
  const from = new Date(since).toISOString()
  for (const event of db.events.all()) {
    if (event.workspaceId !== workspaceId || event.source !== 'tracking' || event.occurredAt < from) continue
    yield { at: Date.parse(event.occurredAt), host: hostOf(event.payload['url']) }
  }
  const { activity } = db.contacts(workspaceId).base
  // Newest first, so the first that is too old is the last one looked at.
  for (let burst = 0; burst < activity.burstCount; burst += 1) {
    const events = activity.eventsOf(burst)
    if ((events[0]?.at ?? 0) < since) return
    for (const { at, source, payload } of events)
      if (source === 'tracking' && at >= since) yield { at, host: hostOf(payload['url']) }
  }
}
