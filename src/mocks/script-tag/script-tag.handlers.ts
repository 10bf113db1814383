import { scriptStatus, scriptUrlOf, snippetOf } from '#domain/script-tag/script-tag-rules'
import { scriptTagRoutes } from '#api/contract'
import type { ScriptTag } from '#api/script-tag'
import { HOUR } from '#lib/duration'
import { handle } from '#mocks/core/handle'
import { trackedEventsOf } from '#mocks/contact-events/tracked-events'

/** Times in ms. */
const SCRIPT = { hostsOf: 30 * 24 * HOUR, busy: 24 * HOUR } as const

export const scriptTagHandlers = [
  handle(scriptTagRoutes.one, ({ db, workspaceId, clock, url }): ScriptTag => {
    const now = clock.now()
    const hosts = new Map<string, { lastSeenAt: string; events24h: number }>()
    let lastEventAt: string | undefined
    for (const { at, host } of trackedEventsOf(db, workspaceId, now - SCRIPT.hostsOf)) {
      const iso = new Date(at).toISOString()
      if (lastEventAt === undefined || iso > lastEventAt) lastEventAt = iso
      if (host === undefined) continue
      const known = hosts.get(host) ?? { lastSeenAt: iso, events24h: 0 }
      hosts.set(host, {
        lastSeenAt: iso > known.lastSeenAt ? iso : known.lastSeenAt,
        events24h: known.events24h + (at > now - SCRIPT.busy ? 1 : 0),
      })
    }
    const byTraffic = [...hosts]
      .map(([host, seen]) => ({ host, ...seen }))
      .toSorted((a, b) => b.events24h - a.events24h || (a.host < b.host ? -1 : 1))
    // An event that names no page was sent from one: from the site that most come from.
    const [busiest] = byTraffic
    if (busiest && lastEventAt !== undefined && lastEventAt > busiest.lastSeenAt)
      busiest.lastSeenAt = lastEventAt
    return {
      snippet: snippetOf(url.origin, workspaceId),
      scriptUrl: scriptUrlOf(url.origin),
      workspaceId,
      status: scriptStatus(lastEventAt, now),
      ...(lastEventAt !== undefined && { lastEventAt }),
      hosts: byTraffic,
    }
  }),
]
