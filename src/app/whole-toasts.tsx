import { useEffect, useState } from 'react'
import { deferred } from '#components/deferred'
import { preloadMoreMessages } from '#intl'
import { onWhole } from '#lib/on-idle'
import { Later } from './later.tsx'
import { usePreferences } from './preferences.tsx'

const LaterToasts = deferred(async () => (await import('./later-toasts.tsx')).LaterToasts)

/**
 * The notifications, once the page is whole (SPD-25): no one sees one before that, and its code need not wait for them.
 * The words of what can be opened from there come in the same moment.
 */
export function WholeToasts() {
  const { locale } = usePreferences()
  const [isWhole, setWhole] = useState(false)
  useEffect(() => onWhole(() => setWhole(true)), [])
  useEffect(() => {
    if (isWhole) void preloadMoreMessages(locale)
  }, [isWhole, locale])
  return isWhole ? (
    <Later>
      <LaterToasts />
    </Later>
  ) : null
}
