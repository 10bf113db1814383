import { badInput, expectVersion } from '#domain/kernel/refusals'
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

/** An origin as browsers write it: https, or http on the developer's machine, and nothing after the host. */
function originOf(typed: string): string {
  const text = typed.trim()
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)
  if ((!origin.startsWith('https://') && !isLocal) || text.replace(/\/$/, '').toLowerCase() !== origin)
    throw badInput(
      `"${typed}" is no origin such as https://www.example.com.`,
      `「${typed}」は正しいオリジンではありません。例：https://www.example.com`,
    )
  return origin
}

export const webApiHandlers = [
  handle(webApiRoutes.one, (call) => shown(call)),
  handle(webApiRoutes.update, (call) => {
    const { db, workspaceId, body } = call
    const before = webApiOf(db, workspaceId)
    expectVersion(before, body)
    putWebApi(db, {
      ...before,
      enabled: body.enabled ?? before.enabled,
      rateLimitPerMinute: body.rateLimitPerMinute ?? before.rateLimitPerMinute,
      requireConsent: body.requireConsent ?? before.requireConsent,
      allowedOrigins: body.allowedOrigins
        ? [...new Set(body.allowedOrigins.map(originOf))]
        : before.allowedOrigins,
      version: before.version + 1,
    })
    return shown(call)
  }),
]
