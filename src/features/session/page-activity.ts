import { createStore } from '#lib/observable'

/** Whether somebody looks at this page: it is visible and its window has the focus (SES-8). */
export interface PageActivity {
  isActive: () => boolean
  /** Told whenever `isActive` changes. */
  subscribe: (listener: () => void) => () => void
}

export function pageActivity(page: Window): PageActivity {
  const { document } = page
  // A page that loads in the background, or in a browser without a window, counts as looked at until it is left.
  const active = createStore(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', () => active.set(document.visibilityState === 'visible'))
  page.addEventListener('focus', () => active.set(true))
  page.addEventListener('blur', () => active.set(false))
  return {
    isActive: active.get,
    subscribe: active.subscribe,
  }
}
