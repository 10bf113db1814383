import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { preloadMoreMessages } from '#intl'
import { notWholeYet } from '#lib/on-idle'
import { preloadParts } from './contact-parts.tsx'

/**
 * Whether what the first picture does without is to be drawn. Its code is loaded while the first rows are on their way; it is
 * drawn once they stand and it is there, or can't be had. What can wait until the page is whole waits for it.
 */
export function useLaterParts(rowsStand: boolean): boolean {
  const { locale } = useIntl()
  const [ready, setReady] = useState(false)
  useLayoutEffect(() => (ready ? undefined : notWholeYet()), [ready])
  useEffect(() => {
    let left = false
    void Promise.all([preloadMoreMessages(locale, 'whole'), preloadParts()]).then(() => {
      if (rowsStand && !left) startTransition(() => setReady(true))
    })
    return () => {
      left = true
    }
  }, [locale, rowsStand])
  return ready
}
