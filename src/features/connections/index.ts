export { readReturn, takeRequest } from '#features/connections/access'
export { IntegrationCallbackScreen } from '#features/connections/callback'
export {
  connectionsQueryValues,
  ConnectionsScreen,
  readConnectionsQuery,
  type ConnectionsLinks,
  type ConnectionsQuery,
} from '#features/connections/list'
export {
  NewConnectionScreen,
  newConnectionValues,
  readNewConnectionQuery,
  type NewConnectionQuery,
} from '#features/connections/new'
