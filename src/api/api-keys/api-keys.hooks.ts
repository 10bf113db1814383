import { useRead, useWrite } from '#api/core'
import { apiKeyRoutes } from './api-keys.routes.ts'
import type { ApiKeyQuery } from './api-keys.schema.ts'

const keys = [apiKeyRoutes.list]

/** null asks nothing. */
export const useApiKeys = (query: ApiKeyQuery | null) =>
  useRead(apiKeyRoutes.list, query && { query }, { keepPrevious: true })

export const useCreateApiKey = () => useWrite(apiKeyRoutes.create, { refreshes: keys })

export const useUpdateApiKey = () => useWrite(apiKeyRoutes.update, { refreshes: keys })

export const useDeleteApiKey = () => useWrite(apiKeyRoutes.delete, { refreshes: keys })
