import { contract } from '#api/wire'
import { Workspace } from '#api/shapes'
import { workspaceRoutes } from './workspace.routes.ts'
import { WorkspaceUpdate } from './workspace.schema.ts'

export const workspaceContract = contract(workspaceRoutes, {
  one: { summary: 'The workspace of the header.', result: Workspace },
  update: {
    summary: 'Changes name, icon and allowed domains. Domains that are none are dropped.',
    ownerOnly: true,
    body: WorkspaceUpdate,
    result: Workspace,
  },
})
