import { get, post } from '#api/wire'
import type { WebApi, WebApiUpdate } from './web-api.schema.ts'

export const webApiRoutes = {
  one: get('/web_api').returns<WebApi>(),
  update: post('/web_api').body<WebApiUpdate>().returns<WebApi>(),
}
