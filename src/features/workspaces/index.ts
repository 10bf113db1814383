export { CreateWorkspaceDialog, type CreateWorkspaceDialogProps } from './create-workspace-dialog.tsx'
export { InviteScreen } from './invite-screen.tsx'
export { useUploadIcon, type UploadIconOptions } from './upload-icon.ts'
export { WorkspacesScreen } from './workspaces-screen.tsx'
