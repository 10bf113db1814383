import { systemClock, type Clock } from '#lib/clock'
import { initialBar, PROGRESS_BAR, reduceBar, type BarEvent, type BarState } from './progress-bar.model.ts'

export interface RouteProgress {
  navigated: () => void
  /** A fallback stands where the page will be; the returned function says that it is gone. */
  fallbackShown: () => () => void
  subscribe: (listener: () => void) => () => void
  state: () => BarState
}

export function createRouteProgress(clock: Clock): RouteProgress {
  let state = initialBar
  let cancel: (() => void) | undefined
  const listeners = new Set<() => void>()
  const happened = (event: BarEvent) => {
    const next = reduceBar(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    navigated() {
      cancel?.()
      happened('navigated')
      cancel = clock.setTimeout(() => happened('time passed'), PROGRESS_BAR.resolveAfter)
    },
    fallbackShown() {
      happened('fallback shown')
      return () => happened('fallback gone')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
  }
}

/** The one of the app: there is one address at a time. */
export const routeProgress = createRouteProgress(systemClock)
