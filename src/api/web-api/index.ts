export { useUpdateWebApi, useWebApi } from './web-api.hooks.ts'
export type { WebApi, WebApiUpdate } from './web-api.schema.ts'
