import { changedBrand } from '#domain/brand/plain-brand'
import { brandRoutes } from '#api/contract'
import { brandOf, brands } from './brand.data.ts'
import { handle } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

export const brandHandlers = [
  handle(brandRoutes.one, ({ db, workspaceId }) => without(brandOf(db, workspaceId), 'id')),
  handle(brandRoutes.update, ({ db, workspaceId, body }) =>
    without(db.of(brands).put(changedBrand(brandOf(db, workspaceId), body)), 'id'),
  ),
]
