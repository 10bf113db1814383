import { webApiRoutes } from '#api/contract'
import type { WebApi } from '#api/web-api'
import { changedWebApi, usualWebApi } from '#domain/web-api/web-api-rules'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { lockSettings, putWebApi, webApiOf } from '#server/store/settings.store'

const settingsOf = async ({ db, tenant }: Pick<Call, 'db' | 'tenant'>) =>
  (await webApiOf(db, tenant)) ?? usualWebApi

export function webApiHandlers({ tokens }: Pick<GroupSettings, 'tokens'>): readonly Handler[] {
  const shown = async (call: Pick<Call, 'db' | 'tenant' | 'url'>): Promise<WebApi> => ({
    ...(await settingsOf(call)),
    publicKey: tokens.publicKey(call.tenant.id),
    baseUrl: `${call.url.origin}/web/v1`,
  })
  return [
    handle(webApiRoutes.one, shown),
    handle(webApiRoutes.update, async (call) => {
      const { db, tenant, body } = call
      await lockSettings(db, tenant)
      await putWebApi(db, tenant, changedWebApi(await settingsOf(call), body))
      return shown(call)
    }),
  ]
}
