import { brandRoutes } from '#api/contract'
import { expectBrandKept } from '#domain/campaigns/brand-kept'
import { changedBrand, plainBrand } from '#domain/brand/plain-brand'
import { handle, type Call } from '#server/http/handle'
import { brandOf, lockSettings, putBrand } from '#server/store/settings.store'
import { scheduledCampaigns } from '#server/store/campaigns.store'
import { workspaceOf } from '#server/store/workspaces.store'

const shown = async ({ db, tenant }: Pick<Call, 'db' | 'tenant'>) =>
  (await brandOf(db, tenant)) ?? plainBrand((await workspaceOf(db, tenant))?.name ?? '')

export const brandHandlers = [
  handle(brandRoutes.one, shown),
  handle(brandRoutes.update, async (call) => {
    const { db, tenant, body } = call
    await lockSettings(db, tenant)
    const before = await shown(call)
    const after = changedBrand(before, body)
    if (body.company) {
      const waiting = await scheduledCampaigns(db, tenant)
      expectBrandKept(
        waiting.map(({ name, variants }) => ({ name, mails: variants })),
        before.company,
        after.company,
      )
    }
    await putBrand(db, tenant, after)
    return shown(call)
  }),
]
