import { expectKnownVariables } from '#domain/brand/brand-rules'
import { expectVersion } from '#domain/kernel/refusals'
import { brandRoutes } from '#api/contract'
import { brandOf, brands } from './brand.data.ts'
import { handle } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

export const brandHandlers = [
  handle(brandRoutes.one, ({ db, workspaceId }) => without(brandOf(db, workspaceId), 'id')),
  handle(brandRoutes.update, ({ db, workspaceId, body }) => {
    const before = brandOf(db, workspaceId)
    expectVersion(before, body)
    expectKnownVariables(body)
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    return without(db.of(brands).put({ ...before, ...given, version: before.version + 1 }), 'id')
  }),
]
