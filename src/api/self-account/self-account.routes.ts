import { get, post } from '#api/wire'
import type { NewWorkspace, Page, Workspace } from '#api/shapes'
import type {
  JoinableWorkspace,
  JoinedWorkspace,
  JoinedWorkspacesQuery,
  SelfAccount,
  WorkspaceAccount,
} from './self-account.schema.ts'

export const selfAccountRoutes = {
  one: get('/internal/self_account').ofAccount().returns<SelfAccount>(),
  workspaceAccount: get('/internal/self_account/workspace_account').returns<WorkspaceAccount>(),
  joinedWorkspaces: get('/internal/self_account/joined_workspaces')
    .query<JoinedWorkspacesQuery>()
    .ofAccount()
    .returns<Page<JoinedWorkspace>>('page'),
  createWorkspace: post('/internal/self_account/joined_workspaces')
    .body<NewWorkspace>()
    .ofAccount()
    .returns<Workspace>(),
  joinableWorkspaces: get('/internal/self_account/joinable_workspaces')
    .ofAccount()
    .returns<Page<JoinableWorkspace>>('page'),
  acceptInvitation: post('/internal/self_account/invitations/:token/accept')
    .ofAccount()
    .returns<JoinedWorkspace>(),
}
