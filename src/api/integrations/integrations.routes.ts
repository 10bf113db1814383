import { get } from '#api/wire'
import type { Page } from '#api/shapes'
import type { Integration } from './integrations.schema.ts'

export const integrationRoutes = {
  list: get('/integrations').returns<Page<Integration>>('page'),
}
