import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { apiKeyRoutes } from './api-keys.routes.ts'
import {
  ApiKey,
  ApiKeyFilter,
  ApiKeyQuery,
  ApiKeyUpdate,
  CreatedApiKey,
  NewApiKey,
} from './api-keys.schema.ts'

export const apiKeysContract = contract(apiKeyRoutes, {
  create: {
    summary: 'Makes a key; its secret is in this answer and in no other.',
    ownerOnly: true,
    body: NewApiKey,
    result: CreatedApiKey,
  },
  list: { summary: 'The keys of the workspace.', ownerOnly: true, query: ApiKeyQuery, result: page(ApiKey) },
  count: {
    summary: 'How many keys the same filter finds.',
    ownerOnly: true,
    query: ApiKeyFilter,
    result: Count,
  },
  one: { summary: 'One key, without its secret.', ownerOnly: true, result: ApiKey },
  update: {
    summary: 'Renames a key, or changes the domains it may send from.',
    ownerOnly: true,
    body: ApiKeyUpdate,
    result: ApiKey,
  },
  delete: {
    summary: 'Deletes a key; calls with it are refused from now on.',
    ownerOnly: true,
    result: Nothing,
  },
})
