export {
  useConnection,
  useConnections,
  useCreateConnection,
  useUpdateConnection,
} from './connections.hooks.ts'
export { connectionRoutes } from './connections.routes.ts'
export type {
  Connection,
  ConnectionQuery,
  ConnectionStatus,
  ConnectionUpdate,
  NewConnection,
  SyncRun,
} from './connections.schema.ts'
