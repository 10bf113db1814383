import { safeRedirect } from '#lib/safe-url'

/** Where the browser goes after the sign-in: a path of this origin, or an address of one of the sites that use this backend. */
export function returnTarget(raw: string | undefined, origin: string, sites: readonly string[] = []): string {
  const url = raw !== undefined && /^https?:\/\//i.test(raw) && URL.canParse(raw) ? new URL(raw) : undefined
  const path = safeRedirect(url ? url.pathname + url.search + url.hash : raw, origin)
  const site = url && url.origin !== origin ? url.origin : ''
  return path === undefined || (site !== '' && !sites.includes(site)) ? '/workspaces' : site + path
}
