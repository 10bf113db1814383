import { systemClock, type Clock } from '#lib/clock'
import { createStore } from '#lib/observable'
import { initialBar, PROGRESS_BAR, reduceBar, type BarEvent, type BarState } from './progress-bar.model.ts'

export interface RouteProgress {
  navigated: () => void
  /** A fallback stands where the page will be; the returned function says that it is gone. */
  fallbackShown: () => () => void
  subscribe: (listener: () => void) => () => void
  state: () => BarState
}

export function createRouteProgress(clock: Clock): RouteProgress {
  const bar = createStore<BarState>(initialBar)
  let cancel: (() => void) | undefined
  const happened = (event: BarEvent) => bar.set(reduceBar(bar.get(), event))
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
    subscribe: bar.subscribe,
    state: bar.get,
  }
}

/** The one of the app: there is one address at a time. */
export const routeProgress = createRouteProgress(systemClock)
