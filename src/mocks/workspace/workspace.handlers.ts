import { expectVersion, notFound } from '#domain/kernel/refusals'
import { workspaceRoutes } from '#api/contract'
import { handle } from '#mocks/core/handle'
import { domainsOf } from '#domain/workspaces/joining'
import { workspaceOf } from '#mocks/self-account/self-account.handlers'

export const workspaceHandlers = [
  handle(workspaceRoutes.one, ({ db, workspaceId }) => {
    const workspace = db.workspaces.get(workspaceId)
    if (!workspace) throw notFound('workspace')
    return workspaceOf(workspace)
  }),
  handle(workspaceRoutes.update, ({ db, workspaceId, body }) => {
    const workspace = db.workspaces.get(workspaceId)
    if (!workspace) throw notFound('workspace')
    expectVersion(workspace, body)
    return workspaceOf(
      db.workspaces.put({
        ...workspace,
        name: body.name,
        icon: body.icon,
        allowedDomains: domainsOf(body.allowedDomains),
        version: workspace.version + 1,
      }),
    )
  }),
]
