import { scriptTagRoutes } from '#api/contract'
import {
  SCRIPT_SEEN,
  scriptHosts,
  scriptStatus,
  scriptUrlOf,
  snippetOf,
} from '#domain/script-tag/script-tag-rules'
import { usualWebApi } from '#domain/web-api/web-api-rules'
import { handle } from '#server/http/handle'
import { webApiOf } from '#server/store/settings.store'
import { seenHosts } from '#server/store/visits.store'

export const scriptTagHandlers = [
  handle(scriptTagRoutes.one, async ({ db, tenant, clock, url }) => {
    const now = clock.now()
    const times = { since: now - SCRIPT_SEEN.hostsOf, busySince: now - SCRIPT_SEEN.busy, until: now }
    const { requireConsent } = (await webApiOf(db, tenant)) ?? usualWebApi
    const seen = scriptHosts(await seenHosts(db, tenant, times))
    return {
      snippet: snippetOf(url.origin, tenant.id, requireConsent),
      scriptUrl: scriptUrlOf(url.origin),
      workspaceId: tenant.id,
      requireConsent,
      status: scriptStatus(seen.lastEventAt, now),
      ...seen,
    }
  }),
]
