export { useIntegrations } from './integrations.hooks.ts'
export { integrationRoutes } from './integrations.routes.ts'
export type { Integration } from './integrations.schema.ts'
