/** How long it waits at most, ms, and how long where the browser can't tell that it is idle. */
const WAIT = { most: 2000, untold: 200 } as const

/** Calls once the page has nothing else to do; what it returns calls it off. */
export function onIdle(begin: () => void): () => void {
  // Safari has no idle callback.
  const request = globalThis.requestIdleCallback as typeof globalThis.requestIdleCallback | undefined
  if (!request) {
    const timer = setTimeout(begin, WAIT.untold)
    return () => clearTimeout(timer)
  }
  const handle = request(begin, { timeout: WAIT.most })
  return () => cancelIdleCallback(handle)
}
