import { scriptTagRoutes } from '#api/contract'
import { scriptStatus, scriptUrlOf, snippetOf } from '#domain/script-tag/script-tag-rules'
import { handle } from '#server/http/handle'

export const scriptTagHandlers = [
  handle(scriptTagRoutes.one, async ({ tenant, clock, url }) => ({
    snippet: snippetOf(url.origin, tenant.id),
    scriptUrl: scriptUrlOf(url.origin),
    workspaceId: tenant.id,
    // No visits reach this server yet.
    status: scriptStatus(undefined, clock.now()),
    hosts: [],
  })),
]
