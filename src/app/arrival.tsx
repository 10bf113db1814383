import { useEffect } from 'react'
import { focusHeading } from '#lib/focus-heading'
import { tabKeys, takeFromTab } from '#lib/storage'

/** The path of the page that had arrived last: kept beyond the frame, which is another one in another layout. */
let arrivedAt: string | undefined

/**
 * Focuses the heading of the page that was navigated to, unless something has the focus (ACC-12). Inside the boundary of
 * the page, so that it waits for the page's code.
 */
export function Arrival({ pathname }: { pathname: string }) {
  useEffect(() => {
    // Who comes back from signing in goes on from the page that asked for it.
    const isFirst = arrivedAt === undefined && takeFromTab(tabKeys.signingIn) === undefined
    arrivedAt = pathname
    const main = document.querySelector('main')
    return isFirst || !main ? undefined : focusHeading(main)
  }, [pathname])
  return null
}
