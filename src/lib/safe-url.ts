import { parsedUrl } from './parsed-url.ts'

/**
 * Where to go after signing in: only inside this site. Takes `^/(?![/\\])`, and looks again at what a URL parser makes
 * of it. Decodes nothing: the caller has done that once. Undefined when refused.
 */
export function safeRedirect(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048 || !/^\/(?![/\\])/.test(raw) || hasControls(raw))
    return undefined
  const url = parsedUrl(raw, origin)
  if (!url || url.origin !== origin) return undefined
  const target = url.pathname + url.search + url.hash
  return /^\/(?![/\\])/.test(target) ? target : undefined
}

/** An address that a link may lead to: http, https, mailto, tel. Undefined when refused. */
export const safeHref = (raw: unknown): string | undefined => urlWith(raw, /^(https?|mailto|tel):$/)

/** An address that a picture may come from: http, https, or image data. Undefined when refused. */
export function safeImageSrc(raw: unknown): string | undefined {
  if (typeof raw === 'string' && /^data:image\/[a-z0-9.+-]+[;,]/i.test(raw)) return raw
  return urlWith(raw, /^https?:$/)
}

/**
 * Whether a picture that is kept, in a brand or a form, comes from where every reader gets it: https, or image data; http only
 * from a server on one's own machine.
 */
export const isKeptImageSrc = (src: string): boolean =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/|data:image\/)/i.test(src)

/**
 * An address of the web with the two slashes that were meant, where a host with a dot follows: `https:example.com` opens a page
 * of the site that shows the link.
 */
export const withSlashes = (text: string): string =>
  text.replace(/^(\s*https?):[/\\]*(?=[^\s/\\?#{}]+\.\S)/i, '$1://')

function urlWith(raw: unknown, protocols: RegExp): string | undefined {
  if (typeof raw !== 'string' || raw.length > 8192 || hasControls(raw)) return undefined
  // Parsers put right how many slashes there are; readers of mail and pages take such an address for a path.
  const url = /^\s*https?:(?!\/\/[^/\\])/i.test(raw) ? undefined : parsedUrl(raw.trim())
  // Some browsers take blanks into the name of a host, and write them as %20: no server has such a name.
  return url && protocols.test(url.protocol) && !url.hostname.includes('%') ? url.href : undefined
}

// URL parsers drop tabs and line ends, so that `java\nscript:` would become what it was made not to look like.
const hasControls = (text: string) => /\p{Cc}/u.test(text)
