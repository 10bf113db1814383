import { workspaceRoutes } from '#api/contract'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { domainsOf } from '#domain/workspaces/joining'
import { handle, type Call } from '#server/http/handle'
import { changeWorkspace, workspaceOf } from '#server/store/workspaces.store'

const found = async ({ db, tenant }: Pick<Call, 'db' | 'tenant'>) => {
  const workspace = await workspaceOf(db, tenant)
  if (!workspace) throw notFound('workspace')
  return workspace
}

export const workspaceHandlers = [
  handle(workspaceRoutes.one, found),
  handle(workspaceRoutes.update, async (call) => {
    const { db, tenant, body } = call
    expectVersion(await found(call), body)
    const changed = await changeWorkspace(db, tenant, {
      ...body,
      allowedDomains: domainsOf(body.allowedDomains),
    })
    const now = await found(call)
    // Somebody else was faster between the two.
    if (!changed) expectVersion(now, body)
    return now
  }),
]
