import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is loaded when it is first wanted. */
export interface Deferred<Props> {
  (props: Props): ReactNode
  /** Loads the code ahead: on hover, on focus, when the page is idle. A failure is kept for whoever renders. */
  preload: () => Promise<unknown>
}

/**
 * Like React's `lazy`, with two differences: what was preloaded renders at once, with no frame of a fallback, and a
 * failed load is tried again the next time it is wanted.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined
  let attempt:
    | { promise: Promise<ComponentType<Props>>; Lazy: ComponentType<Props>; failed: boolean }
    | undefined

  const begin = () => {
    const promise = load()
    const begun = { promise, Lazy: lazy(async () => ({ default: await promise })), failed: false }
    promise.then(
      (component) => (loaded = component),
      () => (begun.failed = true),
    )
    return begun
  }

  function DeferredComponent(props: Props) {
    attempt ??= begin()
    const { Lazy } = attempt
    // React asks once more for what failed before it gives up, in the same task; whoever comes after that tries anew.
    if (attempt.failed) setTimeout(() => (attempt = undefined))
    // Chosen once: another type at the next drawing would throw away what stands there, the focus with it.
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  DeferredComponent.preload = async () => {
    attempt ??= begin()
    await attempt.promise.catch(() => undefined)
  }
  return DeferredComponent
}
