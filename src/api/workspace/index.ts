export type { NewWorkspace, Workspace } from '#api/shapes'
export { useUpdateWorkspace, useWorkspace } from './workspace.hooks.ts'
export type { WorkspaceUpdate } from './workspace.schema.ts'
