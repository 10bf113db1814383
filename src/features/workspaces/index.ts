export { WorkspacesScreen, type WorkspacesScreenProps } from './workspaces-screen.tsx'
