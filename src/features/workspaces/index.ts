export { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
export { InviteScreen } from './invite-screen.tsx'
export { WorkspacesScreen } from './workspaces-screen.tsx'
