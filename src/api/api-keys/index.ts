export {
  useApiKey,
  useApiKeyCount,
  useApiKeys,
  useCreateApiKey,
  useDeleteApiKey,
  useUpdateApiKey,
} from './api-keys.hooks.ts'
export { apiKeyRoutes } from './api-keys.routes.ts'
export type { ApiKey, ApiKeyFilter, ApiKeyQuery, CreatedApiKey, NewApiKey } from './api-keys.schema.ts'
