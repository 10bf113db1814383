import { contract } from '#api/wire'
import { brandRoutes } from './brand.routes.ts'
import { Brand, BrandUpdate } from './brand.schema.ts'

export const brandContract = contract(brandRoutes, {
  one: { summary: 'The brand of the workspace; a plain one as long as nobody has set any.', result: Brand },
  update: {
    summary: 'Changes the brand; what is not given stays.',
    ownerOnly: true,
    body: BrandUpdate,
    result: Brand,
  },
})
