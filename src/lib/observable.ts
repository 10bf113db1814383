/** A set of listeners to something that happens. */
export interface Signal {
  /** Calls the listener each time; the returned function ends it. */
  subscribe: (listener: () => void) => () => void
  emit: () => void
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit() {
      for (const listener of listeners) listener()
    },
  }
}

/** A value and its listeners, as `useSyncExternalStore` takes them. */
export interface Store<Value> {
  get: () => Value
  /** Listeners are called only when the value is another one. */
  set: (next: Value) => void
  subscribe: Signal['subscribe']
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const { subscribe, emit } = createSignal()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}
