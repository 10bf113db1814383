/** The cookies of a request, and those that its answer sets. */
export interface Cookies {
  get: (name: string) => string | undefined
  /**
   * `maxAge` in seconds; 0 removes it. `anySite`: pages of other sites send it too, each site its own (decision 033).
   */
  set: (name: string, value: string, maxAge: number, options?: { anySite?: boolean }) => void
  /** The lines of the answer's `set-cookie`. */
  lines: string[]
}

/** HttpOnly cookies, bound to their host where people reach the server by https (`__Host-`). */
export function headerCookies(request: Request, { secure }: { secure: boolean }): Cookies {
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  const sent = new Map<string, string>()
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name = '', ...value] = pair.trim().split('=')
    // Of two of a name the first is the one with the longer path, as browsers send them.
    if (!sent.has(name)) sent.set(name, value.join('='))
  }
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
