export { WorkspacesScreen } from './workspaces-screen.tsx'
