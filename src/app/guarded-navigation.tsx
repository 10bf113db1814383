import { use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Location } from 'react-router'
import { leaveGuards } from '#lib/leave-guards'
import { createStore, type Store } from '#lib/observable'
import { guardedNavigator, leftBetween, SETTINGS_AREA } from './guarded-navigation.model.ts'

/** Below it links, `navigate` and the browser's Back ask before something unsaved is left. */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const location = useLocation()
  const [here] = useState(() => createStore(location))
  useLayoutEffect(() => here.set(location), [here, location])
  useGuardedBack(here)
  const value = useMemo(
    () => ({
      ...context,
      navigator: guardedNavigator(context.navigator, here.get, leaveGuards.leave),
    }),
    [context, here],
  )
  return <NavigationContext value={value}>{children}</NavigationContext>
}

/** The place of the current entry in the browser's history: as the browser counts it, or else as the router does. */
function placeNow(): number | undefined {
  // Not every supported browser has it.
  const browser = window.navigation as typeof window.navigation | undefined
  if (browser?.currentEntry) return browser.currentEntry.index
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined
}

/**
 * The browser has gone already when it says so: where something would be lost it is brought back before the router hears
 * of it, and goes once that was saved or discarded.
 */
function useGuardedBack(here: Store<Location>) {
  const { key } = useLocation()
  const place = useRef<number>(undefined)
  useLayoutEffect(() => {
    place.current = placeNow()
  }, [key])
  // Browsers call the listeners of the window in the order they were added: a layout effect of a child comes before that
  // of the router, which must not hear of what is brought back.
  useLayoutEffect(() => {
    /** A step of our own: back to where one was, or on once it may be left. */
    let own: 'return' | 'go' | undefined
    const onPopState = (event: PopStateEvent) => {
      const step = own
      own = undefined
      if (step === 'return') event.stopImmediatePropagation()
      if (step !== undefined) return
      const left = leftBetween(here.get(), window.location)
      const area = left === 'settings' ? SETTINGS_AREA : undefined
      if (left === 'nothing' || !leaveGuards.isDirty(area)) return
      event.stopImmediatePropagation()
      // Where the places are unknown it is taken for Back.
      const [from, to] = [place.current, placeNow()]
      const delta = from === undefined || to === undefined || from === to ? -1 : to - from
      own = 'return'
      window.history.go(-delta)
      leaveGuards.leave(() => {
        own = 'go'
        window.history.go(delta)
      }, area)
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [here])
}
