import { brandRoutes } from '#api/contract'
import { changedBrand, plainBrand } from '#domain/brand/plain-brand'
import { handle, type Call } from '#server/http/handle'
import { brandOf, lockSettings, putBrand } from '#server/store/settings.store'
import { workspaceOf } from '#server/store/workspaces.store'

const shown = async ({ db, tenant }: Pick<Call, 'db' | 'tenant'>) =>
  (await brandOf(db, tenant)) ?? plainBrand((await workspaceOf(db, tenant))?.name ?? '')

export const brandHandlers = [
  handle(brandRoutes.one, shown),
  handle(brandRoutes.update, async (call) => {
    const { db, tenant, body } = call
    await lockSettings(db, tenant)
    await putBrand(db, tenant, changedBrand(await shown(call), body))
    return shown(call)
  }),
]
