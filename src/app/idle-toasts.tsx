import { useEffect, useState } from 'react'
import { deferred } from '#components/deferred'
import { preloadMoreMessages } from '#intl'
import { Later } from './later.tsx'
import { usePreferences } from './preferences.tsx'

const ToastRegion = deferred(async () => (await import('./later-toasts.ts')).ToastRegion)

/**
 * The notifications, as soon as the first screen stands: no one sees one before that, and its code need not wait for them.
 * The words of what can be opened from there come in the same moment.
 */
export function IdleToasts() {
  const { locale } = usePreferences()
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIdle(true)
    // Safari has no idle callback.
    const request = globalThis.requestIdleCallback as typeof globalThis.requestIdleCallback | undefined
    if (!request) {
      const timer = setTimeout(begin, 200)
      return () => clearTimeout(timer)
    }
    const handle = request(begin, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }, [])
  useEffect(() => {
    if (idle) void preloadMoreMessages(locale)
  }, [idle, locale])
  return idle ? (
    <Later>
      <ToastRegion />
    </Later>
  ) : null
}
