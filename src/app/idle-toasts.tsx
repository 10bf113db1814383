import { useEffect, useState } from 'react'
import { deferred } from '#components/deferred'
import { preloadMoreMessages } from '#intl'
import { onWhole } from '#lib/on-idle'
import { Later } from './later.tsx'
import { usePreferences } from './preferences.tsx'

const LaterToasts = deferred(async () => (await import('./later-toasts.tsx')).LaterToasts)

/**
 * The notifications, as soon as the first screen stands: no one sees one before that, and its code need not wait for them.
 * The words of what can be opened from there come in the same moment.
 */
export function IdleToasts() {
  const { locale } = usePreferences()
  const [idle, setIdle] = useState(false)
  useEffect(() => onWhole(() => setIdle(true)), [])
  useEffect(() => {
    if (idle) void preloadMoreMessages(locale)
  }, [idle, locale])
  return idle ? (
    <Later>
      <LaterToasts />
    </Later>
  ) : null
}
