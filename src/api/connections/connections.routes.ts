import { get, post } from '#api/wire'
import type { Page } from '#api/shapes'
import type { Connection, ConnectionQuery, ConnectionUpdate, NewConnection } from './connections.schema.ts'

export const connectionRoutes = {
  list: get('/connections').query<ConnectionQuery>().returns<Page<Connection>>('page'),
  create: post('/connections').body<NewConnection>().returns<Connection>(),
  one: get('/connections/:connectionId').returns<Connection>(),
  update: post('/connections/:connectionId').body<ConnectionUpdate>().returns<Connection>(),
}
