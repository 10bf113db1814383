import { createStore, type Store } from './observable.ts'

const stores = new WeakMap<object, Store<boolean>>()

/**
 * Whether an app has work that goes on beside its pages, such as a change of many contacts. The frame reads it to load what
 * shows that work. `app` is what the app was made with: each story and each test has its own.
 */
export function backgroundWorkOf(app: object): Store<boolean> {
  const known = stores.get(app)
  if (known) return known
  const made = createStore(false)
  stores.set(app, made)
  return made
}
