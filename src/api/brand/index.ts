export { useBrand, useUpdateBrand } from './brand.hooks.ts'
export { brandRoutes } from './brand.routes.ts'
export type { Brand, BrandUpdate } from './brand.schema.ts'
