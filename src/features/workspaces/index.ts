export { domainsToSave, nameProblem, NEW_WORKSPACE } from './create-workspace.model.ts'
export { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
export { InviteScreen } from './invite-screen.tsx'
export { WorkspacesScreen } from './workspaces-screen.tsx'
