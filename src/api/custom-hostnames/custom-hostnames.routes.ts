import { get, post } from '#api/wire'
import type { Page } from '#api/shapes'
import type { CustomHostname, DefaultHostnameQuery, NewCustomHostname } from './custom-hostnames.schema.ts'

export const customHostnameRoutes = {
  list: get('/custom_hostnames').returns<Page<CustomHostname>>('page'),
  create: post('/custom_hostnames').body<NewCustomHostname>().returns<CustomHostname>(),
  default: get('/custom_hostnames/default')
    .query<DefaultHostnameQuery>()
    .returns<CustomHostname | null>('nullable'),
}
