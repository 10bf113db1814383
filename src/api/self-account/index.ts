export {
  useAcceptInvitation,
  useCreateWorkspace,
  useJoinableWorkspaces,
  useJoinedWorkspaces,
  useSelfAccount,
  useWorkspaceAccount,
} from './self-account.hooks.ts'
export { selfAccountRoutes } from './self-account.routes.ts'
export type {
  JoinableWorkspace,
  JoinedWorkspace,
  JoinedWorkspacesQuery,
  Role,
  SelfAccount,
  WorkspaceAccount,
} from './self-account.schema.ts'
