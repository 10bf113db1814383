import { useRead, useWrite } from '#api/core'
import { apiKeyRoutes } from './api-keys.routes.ts'
import type { ApiKeyFilter, ApiKeyQuery } from './api-keys.schema.ts'

const keys = [apiKeyRoutes.list, apiKeyRoutes.count, apiKeyRoutes.one]

export const useApiKeys = (query: ApiKeyQuery = {}) =>
  useRead(apiKeyRoutes.list, { query }, { keepPrevious: true })

export const useApiKeyCount = (query: ApiKeyFilter = {}) => useRead(apiKeyRoutes.count, { query })

/** undefined asks nothing. */
export const useApiKey = (apiKeyId: string | undefined) =>
  useRead(apiKeyRoutes.one, apiKeyId === undefined ? null : { params: { apiKeyId } })

export const useCreateApiKey = () => useWrite(apiKeyRoutes.create, { refreshes: keys })

export const useUpdateApiKey = () => useWrite(apiKeyRoutes.update, { refreshes: keys })

export const useDeleteApiKey = () => useWrite(apiKeyRoutes.delete, { refreshes: keys })
