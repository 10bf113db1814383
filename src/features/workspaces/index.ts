export { useUploadIcon, type UploadIconOptions } from './upload-icon.ts'
export { WorkspacesScreen } from './workspaces-screen.tsx'
