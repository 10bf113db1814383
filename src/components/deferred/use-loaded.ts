import { useCallback, useEffect, useState } from 'react'

export interface Loaded<Value> {
  /** Undefined until it is there. */
  value: Value | undefined
  hasFailed: boolean
  /** Tries once more after it failed. */
  again: () => void
}

/**
 * Loads code, such as rules that are large, while it is wanted. What was loaded is kept as long as the component stands.
 * `load` must be the same function at every call.
 */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted = true): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; hasFailed: boolean }>({ hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const isNeeded = isWanted && state.value === undefined
  useEffect(() => {
    if (!isNeeded) return
    let isMounted = true
    load().then(
      (value) => isMounted && setState({ value, hasFailed: false }),
      () => isMounted && setState({ hasFailed: true }),
    )
    return () => {
      isMounted = false
    }
  }, [load, isNeeded, attempt])
  const again = useCallback(() => {
    setState({ hasFailed: false })
    setAttempt((last) => last + 1)
  }, [])
  return { value: state.value, hasFailed: state.hasFailed, again }
}
