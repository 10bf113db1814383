import {
  SCRIPT_SEEN,
  scriptHosts,
  scriptStatus,
  scriptUrlOf,
  snippetOf,
} from '#domain/script-tag/script-tag-rules'
import { scriptTagRoutes } from '#api/contract'
import type { ScriptTag } from '#api/script-tag'
import { handle } from '#mocks/core/handle'
import { trackedEventsOf } from '#mocks/contact-events/tracked-events'
import { webApiOf } from '#mocks/web-api/web-api.records'

export const scriptTagHandlers = [
  handle(scriptTagRoutes.one, ({ db, workspaceId, clock, url }): ScriptTag => {
    const now = clock.now()
    const { requireConsent } = webApiOf(db, workspaceId)
    const hosts = new Map<string | undefined, { lastSeenAt: string; events: number }>()
    for (const { at, host } of trackedEventsOf(db, workspaceId, now - SCRIPT_SEEN.hostsOf)) {
      const iso = new Date(at).toISOString()
      const known = hosts.get(host) ?? { lastSeenAt: iso, events: 0 }
      hosts.set(host, {
        lastSeenAt: iso > known.lastSeenAt ? iso : known.lastSeenAt,
        events: known.events + (at > now - SCRIPT_SEEN.busy ? 1 : 0),
      })
    }
    const seen = scriptHosts([...hosts].map(([host, one]) => ({ host, ...one })))
    return {
      snippet: snippetOf(url.origin, workspaceId, requireConsent),
      scriptUrl: scriptUrlOf(url.origin),
      workspaceId,
      requireConsent,
      status: scriptStatus(seen.lastEventAt, now),
      ...seen,
    }
  }),
]
