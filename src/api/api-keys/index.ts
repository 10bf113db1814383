export { useApiKeys, useCreateApiKey, useDeleteApiKey, useUpdateApiKey } from './api-keys.hooks.ts'
export type { ApiKey, ApiKeyFilter, ApiKeyQuery, CreatedApiKey, NewApiKey } from './api-keys.schema.ts'
