export { useUpdateWebApi, useWebApi } from './web-api.hooks.ts'
export { webApiRoutes } from './web-api.routes.ts'
export type { WebApi, WebApiUpdate } from './web-api.schema.ts'
