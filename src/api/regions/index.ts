export { useRegions } from './regions.hooks.ts'
export { regionRoutes } from './regions.routes.ts'
export type { Region } from './regions.schema.ts'
