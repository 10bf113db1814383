import { parsedUrl } from '#lib/parsed-url'

/** Names of query values that let somebody in or say where to, and are never reported. */
const SECRET_NAMES =
  /token|secret|passw|credential|signature|session|jwt|api_?-?key|^(?:code|state|nonce|key|sig|otp|auth|ticket)$|^redirect/i

/** The part of a path after one of these is a token by itself: `/invite/{token}` (ROU-1). */
const SECRET_SEGMENTS = /\/(invite|invitation|token|reset|reset-password|magic-link)\/[^/]+/gi

/** An address as it may be reported: without tokens, `redirect`, hash and password (TRK-6). Empty when it is none. */
export function reportableUrl(address: string): string {
  const url = parsedUrl(address)
  if (!url) return ''
  url.username = ''
  url.password = ''
  url.hash = ''
  url.pathname = url.pathname.replaceAll(SECRET_SEGMENTS, '/$1/-')
  const secrets = [...url.searchParams.keys()].filter((name) => SECRET_NAMES.test(name))
  // Deleting writes the whole query anew: one that hides nothing stays as it was written.
  for (const name of secrets) url.searchParams.delete(name)
  return url.href
}

/** What changes of address are seen through: a window. */
export interface AddressBar {
  readonly location: { readonly href: string }
  readonly history: Pick<History, 'pushState' | 'replaceState'>
  addEventListener: (type: 'popstate', listener: () => void) => void
  removeEventListener: (type: 'popstate', listener: () => void) => void
}

/** What is another page where it is another: a hash is a place in the same one, unless a router of the site writes paths there. */
function pageAt(href: string): string {
  const [page = '', hash = ''] = href.split('#', 2)
  return /^!?\//.test(hash) ? href : page
}

/** Tells each change to another page, by the page's own scripts or the reader; the returned function ends it. */
export function watchAddress(page: AddressBar, onChange: () => void): () => void {
  const { history } = page
  const { pushState, replaceState } = history
  let watching = true
  let last = pageAt(page.location.href)
  const check = () => {
    const now = pageAt(page.location.href)
    if (!watching || now === last) return
    last = now
    onChange()
  }
  const push: History['pushState'] = (...change) => {
    pushState.apply(history, change)
    check()
  }
  const replace: History['replaceState'] = (...change) => {
    replaceState.apply(history, change)
    check()
  }
  history.pushState = push
  history.replaceState = replace
  page.addEventListener('popstate', check)
  return () => {
    watching = false
    page.removeEventListener('popstate', check)
    // Whoever wrapped these later still calls them: only what is ours on top is taken away.
    if (history.pushState === push) history.pushState = pushState
    if (history.replaceState === replace) history.replaceState = replaceState
  }
}
