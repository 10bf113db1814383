import { useEffect, useState } from 'react'
import { systemClock } from '#lib/clock'

/** How long what is typed must rest before it is asked for, in ms (SPEC.md 5). */
const REST = 420

/** The value once it has rested; the first one at once. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => systemClock.setTimeout(() => setRested(value), REST), [value])
  return rested
}
