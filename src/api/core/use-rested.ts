import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from './api-provider.tsx'

/** How long what is typed or chosen must rest before it is asked for, in ms (SEG-23, CAM-70). */
const REST = 420

/** The value once it has rested, the first one at once. */
export function useRested<Value>(value: Value): { rested: Value; isResting: boolean } {
  const { clock } = useApi()
  const key = JSON.stringify(value)
  const [kept, setKept] = useState({ value, key })
  const take = useEffectEvent(() => setKept({ value, key }))
  useEffect(() => clock.setTimeout(() => take(), REST), [clock, key])
  return { rested: kept.value, isResting: kept.key !== key }
}
