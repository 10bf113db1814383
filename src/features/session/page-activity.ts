/** Whether somebody looks at this page: it is visible and its window has the focus (SPEC.md 4). */
export interface PageActivity {
  isActive: () => boolean
  /** Told whenever `isActive` changes. */
  subscribe: (listener: () => void) => () => void
}

export function pageActivity(page: Window): PageActivity {
  const { document } = page
  const listeners = new Set<() => void>()
  // A page that loads in the background, or in a browser without a window, counts as looked at until it is left.
  let active = document.visibilityState === 'visible'
  const become = (next: boolean) => {
    if (next === active) return
    active = next
    for (const listener of listeners) listener()
  }
  document.addEventListener('visibilitychange', () => become(document.visibilityState === 'visible'))
  page.addEventListener('focus', () => become(true))
  page.addEventListener('blur', () => become(false))
  return {
    isActive: () => active,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
