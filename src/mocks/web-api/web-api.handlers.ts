import { changedWebApi } from '#domain/web-api/web-api-rules'
import { webApiRoutes } from '#api/contract'
import type { WebApi } from '#api/web-api'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'
import { putWebApi, webApiOf } from './web-api.records.ts'
import { without } from '#mocks/core/without'

const shown = ({ db, workspaceId, url }: Pick<Call, 'db' | 'workspaceId' | 'url'>): WebApi => ({
  ...without(webApiOf(db, workspaceId), 'id'),
  publicKey: `pk_${hashOf(`${db.settings.seed}.${workspaceId}.public`).toString(36).padStart(7, '0')}`,
  baseUrl: `${url.origin}/web/v1`,
})

export const webApiHandlers = [
  handle(webApiRoutes.one, (call) => shown(call)),
  handle(webApiRoutes.update, (call) => {
    const { db, workspaceId, body } = call
    const before = webApiOf(db, workspaceId)
    putWebApi(db, { ...changedWebApi(before, body), id: before.id })
    return shown(call)
  }),
]
