export { WorkspaceSection } from './workspace-section.tsx'
