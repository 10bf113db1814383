import { changedBrand } from '#domain/brand/plain-brand'
import { expectBrandKept } from '#domain/campaigns/brand-kept'
import { brandRoutes } from '#api/contract'
import { withBody } from '#mocks/campaigns/campaign-bodies'
import { stateOf } from '#mocks/campaigns/campaign-course'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { brandOf, brands } from './brand.data.ts'
import { handle } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

/** The campaigns that wait for their time, with their mails. */
const waiting = (db: Db, workspaceId: string, now: number) =>
  Promise.all(
    db
      .of(campaigns)
      .where((one) => one.workspaceId === workspaceId && stateOf(db, one, now).status === 'scheduled')
      .map(async ({ name, variants }) => ({ name, mails: await Promise.all(variants.map(withBody)) })),
  )

export const brandHandlers = [
  handle(brandRoutes.one, ({ db, workspaceId }) => without(brandOf(db, workspaceId), 'id')),
  handle(brandRoutes.update, async ({ db, workspaceId, body, clock }) => {
    const before = brandOf(db, workspaceId)
    const after = changedBrand(before, body)
    if (body.company)
      expectBrandKept(await waiting(db, workspaceId, clock.now()), before.company, after.company)
    return without(db.of(brands).put(after), 'id')
  }),
]
