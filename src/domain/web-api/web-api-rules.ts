import type { WebApi, WebApiUpdate } from '#api/web-api'
import { badInput, expectVersion } from '#domain/kernel/refusals'

type WebApiSettings = Omit<WebApi, 'publicKey' | 'baseUrl'>

/** How the pages of a workspace's customers may call the tracking API as long as nobody changed it. */
export const usualWebApi: WebApiSettings = {
  enabled: true,
  allowedOrigins: [],
  rateLimitPerMinute: 1200,
  requireConsent: false,
  version: 1,
}

/** The settings after a change. Throws the 409 for a state that is no longer the current one, the 400 for an origin that is none. */
export function changedWebApi(before: WebApiSettings, change: WebApiUpdate): WebApiSettings {
  expectVersion(before, change)
  return {
    enabled: change.enabled ?? before.enabled,
    rateLimitPerMinute: change.rateLimitPerMinute ?? before.rateLimitPerMinute,
    requireConsent: change.requireConsent ?? before.requireConsent,
    allowedOrigins: change.allowedOrigins
      ? [...new Set(change.allowedOrigins.map(originOf))]
      : before.allowedOrigins,
    version: before.version + 1,
  }
}

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
