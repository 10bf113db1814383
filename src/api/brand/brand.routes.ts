import { get, post } from '#api/wire'
import type { Brand, BrandUpdate } from './brand.schema.ts'

export const brandRoutes = {
  one: get('/brand').returns<Brand>(),
  update: post('/brand').body<BrandUpdate>().returns<Brand>(),
}
