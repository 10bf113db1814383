import { useEffect, useState } from 'react'
import { useApi } from '#api/core'
import { MINUTE } from '#lib/duration'

/** What time it is, in ms: told anew every minute and when the page comes into sight, as a hidden page is told late. */
export function useMinute(): number {
  const { clock } = useApi()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const look = () => setNow(clock.now())
    document.addEventListener('visibilitychange', look)
    const stop = clock.setInterval(look, MINUTE)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [clock])
  return now
}
