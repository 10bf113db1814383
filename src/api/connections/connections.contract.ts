import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { connectionRoutes } from './connections.routes.ts'
import { Connection, ConnectionQuery, ConnectionUpdate, NewConnection } from './connections.schema.ts'

export const connectionsContract = contract(connectionRoutes, {
  list: { summary: 'The connections of the workspace.', query: ConnectionQuery, result: page(Connection) },
  create: {
    summary: 'Connects a database; its rows are fetched at once unless it is a draft.',
    ownerOnly: true,
    body: NewConnection,
    result: Connection,
  },
  one: { summary: 'One connection with its latest runs.', result: Connection },
  update: {
    summary: 'Changes a connection, or lets it sync, pause, go on or be archived.',
    ownerOnly: true,
    body: ConnectionUpdate,
    result: Connection,
  },
})
