import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type {
  ApiKey,
  ApiKeyFilter,
  ApiKeyQuery,
  ApiKeyUpdate,
  CreatedApiKey,
  NewApiKey,
} from './api-keys.schema.ts'

export const apiKeyRoutes = {
  create: post('/api_keys').body<NewApiKey>().returns<CreatedApiKey>(),
  list: get('/api_keys').query<ApiKeyQuery>().returns<Page<ApiKey>>('page'),
  count: get('/api_keys/count').query<ApiKeyFilter>().returns<Count>('count'),
  one: get('/api_keys/:apiKeyId').returns<ApiKey>(),
  update: post('/api_keys/:apiKeyId').body<ApiKeyUpdate>().returns<ApiKey>(),
  delete: del('/api_keys/:apiKeyId').returns<Nothing>(),
}
