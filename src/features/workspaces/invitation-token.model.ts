import { parsedUrl } from '#lib/parsed-url'

/**
 * The token of an invitation in what somebody pasted: the whole link, of this site only, or its end alone. undefined for
 * anything else.
 */
export function invitationTokenIn(text: string, origin: string): string | undefined {
  const trimmed = text.normalize('NFKC').trim()
  const last = /^[\w-]{1,128}$/
  if (last.test(trimmed)) return trimmed
  const url = parsedUrl(trimmed, origin)
  if (url?.origin !== origin) return undefined
  const token = /^\/invite\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  return token !== undefined && last.test(token) ? token : undefined
}
