export { authRoutes } from './auth.routes.ts'
export type { AccessToken, GoogleQuery } from './auth.schema.ts'
