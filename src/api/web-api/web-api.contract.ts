import { contract } from '#api/wire'
import { webApiRoutes } from './web-api.routes.ts'
import { WebApi, WebApiUpdate } from './web-api.schema.ts'

export const webApiContract = contract(webApiRoutes, {
  one: { summary: 'How customers’ pages may call the tracking API.', result: WebApi },
  update: {
    summary: 'Changes who may call the tracking API, and how often.',
    ownerOnly: true,
    body: WebApiUpdate,
    result: WebApi,
  },
})
