export type { ConnectionsLinks } from './connections-links.ts'
export {
  connectionsQueryValues,
  readConnectionsQuery,
  type ConnectionsQuery,
} from './connections-query.model.ts'
export { ConnectionsScreen } from './connections-screen.tsx'
