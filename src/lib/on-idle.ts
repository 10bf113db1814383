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

/** The parts of the page that are still to be drawn, and what waits for them. */
const missing = new Set<object>()
const waiting = new Set<() => void>()

/** Says that a part of the page is still to be drawn, until the returned function is called. */
export function notWholeYet(): () => void {
  const part = {}
  missing.add(part)
  return () => {
    missing.delete(part)
    if (missing.size === 0) for (const go of waiting) go()
  }
}

/**
 * Calls once the page is whole and has nothing else to do; what it returns calls it off. A page seems idle too while code or an
 * answer is on its way: what begins then takes the time of what somebody waits for. A part that never comes holds nothing back
 * for long.
 */
export function onWhole(begin: () => void): () => void {
  let callOff = onIdle(() => {
    if (missing.size === 0) return begin()
    const go = () => {
      callOff()
      callOff = onIdle(begin)
    }
    const timer = setTimeout(go, WAIT.most)
    waiting.add(go)
    callOff = () => {
      clearTimeout(timer)
      waiting.delete(go)
    }
  })
  return () => callOff()
}

/** The same as a promise. */
export const whenWhole = (): Promise<void> => new Promise(onWhole)
