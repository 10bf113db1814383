import type { Db } from './db.ts'

/** The cookies of one request: read, and set on its answer. */
export interface Cookies {
  get: (name: string) => string | undefined
  /**
   * `maxAge` in seconds; an empty value removes. `anySite`: pages of other sites send it too, each site its own (decision 033).
   */
  set: (name: string, value: string, maxAge: number, options?: { anySite?: boolean }) => void
  /** The header lines of the answer. */
  lines: string[]
}

/**
 * Real cookies: HttpOnly, and bound to their host where the connection is secure (`__Host-`).
 */
export function headerCookies(request: Request): Cookies {
  const secure = new URL(request.url).protocol === 'https:'
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  const sent = new Map(
    (request.headers.get('cookie') ?? '').split(';').map((pair): [string, string] => {
      const [name = '', ...value] = pair.trim().split('=')
      return [name, value.join('=')]
    }),
  )
  const lines: string[] = []
  return {
    lines,
    get: (name) => sent.get(nameOf(name)),
    set(name, value, maxAge, { anySite = false } = {}) {
      const site = anySite ? 'SameSite=None; Partitioned' : 'SameSite=Lax'
      // A cookie of any site has to be secure. Browsers take this machine for a secure host also without https.
      const end = secure || anySite ? '; Secure' : ''
      lines.push(
        `${nameOf(name)}=${value}; Path=/; HttpOnly; ${site}; Max-Age=${value === '' ? 0 : maxAge}${end}`,
      )
    },
  }
}

/**
 * A jar in the world itself: a browser ignores the cookies that a service worker's answer sets, and shows none to it.
 * All tabs share it, as they would share cookies.
 */
export const jarCookies = (db: Db): Cookies => ({
  lines: [],
  get: (name) => db.cookies.get(name)?.value,
  set(name, value) {
    if (value === '') db.cookies.remove(name)
    else db.cookies.put({ id: name, value })
  },
})
