import { useEffect, useState } from 'react'
import { useApi } from './api-provider.tsx'

/** After how long a wait is slow, in ms (ERR-3). */
export const SLOW = { after: 8_000 } as const

/** Whether the answer to a question has been waited for so long that the reader may want to cancel. Each question starts anew. */
export function useSlow(isWaiting: boolean, question: string): boolean {
  const { clock } = useApi()
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const stop = clock.setTimeout(() => setSlow(question), SLOW.after)
    return () => {
      stop()
      setSlow(undefined)
    }
  }, [clock, isWaiting, question])
  return isWaiting && slow === question
}
