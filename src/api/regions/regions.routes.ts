import { get } from '#api/wire'
import type { Page } from '#api/shapes'
import type { Region } from './regions.schema.ts'

export const regionRoutes = {
  list: get('/regions').ofAccount().returns<Page<Region>>('page'),
}
