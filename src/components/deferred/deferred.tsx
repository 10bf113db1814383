import { lazy, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'

/** A component whose code is loaded when it is first wanted. */
export interface Deferred<Props> {
  (props: Props): ReactNode
  /** Loads the code ahead: on hover, on focus, when the page is idle. A failure is kept for whoever renders. */
  preload: () => Promise<unknown>
}

/**
 * Stands where a part could not be loaded, and throws once it stands. React draws again what threw while it was drawn,
 * perhaps after a pause: whoever forgets the attempt before that is over loads it a second time.
 */
function givesUp(error: unknown, forget: () => void) {
  return function GivesUp() {
    const [over, setOver] = useState(false)
    useLayoutEffect(() => {
      forget()
      setOver(true)
    }, [])
    if (over) throw error
    return null
  }
}

/** Forgets each attempt that failed and that nobody has drawn yet. */
const failed = new Set<() => void>()

/**
 * For the `onReset` of each error boundary around deferred parts: what failed elsewhere meanwhile, unseen, is loaded anew too,
 * and one press brings all of it back.
 */
export function forgetFailures() {
  for (const forget of failed) forget()
}

/**
 * Like React's `lazy`, with two differences: what was preloaded renders at once, with no frame of a fallback, and a
 * failed load is tried again the next time it is wanted.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined
  let attempt: { promise: Promise<ComponentType<Props>>; Lazy: ComponentType<Props> } | undefined

  const begin = () => {
    const promise = load()
    const forget = () => {
      failed.delete(forget)
      if (attempt === begun) attempt = undefined
    }
    const whatCame = promise.catch((error: unknown) => {
      failed.add(forget)
      return givesUp(error, forget)
    })
    const begun = { promise, Lazy: lazy(async () => ({ default: await whatCame })) }
    void promise.then(
      (component) => (loaded = component),
      () => undefined,
    )
    return begun
  }

  function DeferredComponent(props: Props) {
    // Chosen once: another type at the next drawing would throw away what stands there, the focus with it. And begun in
    // here: React also calls a component to name it in a trace, where hooks do nothing.
    const [Component] = useState(() => loaded ?? (attempt ??= begin()).Lazy)
    return <Component {...props} />
  }
  DeferredComponent.preload = async () => {
    attempt ??= begin()
    await attempt.promise.catch(() => undefined)
  }
  return DeferredComponent
}
