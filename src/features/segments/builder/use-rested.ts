import { useEffect, useEffectEvent, useState } from 'react'
import { systemClock } from '#lib/clock'

/** How long what is typed must rest before it is asked for, in ms (SEG-23). */
const REST = 420

/** The value once it has rested, the first one at once. `key` says whether it is another one. */
export function useRested<Value>(value: Value, key: string): { rested: Value; isResting: boolean } {
  const [kept, setKept] = useState({ value, key })
  const take = useEffectEvent(() => setKept({ value, key }))
  useEffect(() => systemClock.setTimeout(() => take(), REST), [key])
  return { rested: kept.value, isResting: kept.key !== key }
}
