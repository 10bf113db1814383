export { useCreateCustomHostname, useCustomHostnames, useDefaultHostname } from './custom-hostnames.hooks.ts'
export { customHostnameRoutes } from './custom-hostnames.routes.ts'
export type {
  CustomHostname,
  DefaultHostnameQuery,
  HostnamePurpose,
  NewCustomHostname,
} from './custom-hostnames.schema.ts'
