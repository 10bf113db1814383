import { contract } from '#api/wire'
import { NewWorkspace, page, Workspace } from '#api/shapes'
import { selfAccountRoutes } from './self-account.routes.ts'
import {
  JoinableWorkspace,
  JoinedWorkspace,
  JoinedWorkspacesQuery,
  SelfAccount,
  WorkspaceAccount,
} from './self-account.schema.ts'

export const selfAccountContract = contract(selfAccountRoutes, {
  one: { summary: 'Who is signed in.', result: SelfAccount },
  workspaceAccount: {
    summary: 'The role of the signed-in account in the workspace of the header.',
    result: WorkspaceAccount,
  },
  joinedWorkspaces: {
    summary: 'The workspaces of the account, the last opened first.',
    query: JoinedWorkspacesQuery,
    result: page(JoinedWorkspace),
  },
  createWorkspace: {
    summary: 'Creates a workspace that the account owns. For admins.',
    body: NewWorkspace,
    result: Workspace,
  },
  joinableWorkspaces: {
    summary: "Workspaces that the domain of the account's address opens.",
    result: page(JoinableWorkspace),
  },
  acceptInvitation: { summary: 'Joins the workspace of an invitation.', result: JoinedWorkspace },
})
