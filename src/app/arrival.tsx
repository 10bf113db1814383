import { useEffect } from 'react'
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
    if (isFirst || !main) return
    const focusHeading = () => {
      const heading = main.querySelector('h1')
      if (!heading || document.activeElement !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    focusHeading()
    // What loads brings the heading, or another one in its place; from the next key or press on the focus is the reader's.
    const arriving = new MutationObserver(focusHeading)
    arriving.observe(main, { childList: true, subtree: true })
    const stop = () => arriving.disconnect()
    addEventListener('keydown', stop, { capture: true, once: true })
    addEventListener('pointerdown', stop, { capture: true, once: true })
    return () => {
      stop()
      removeEventListener('keydown', stop, { capture: true })
      removeEventListener('pointerdown', stop, { capture: true })
    }
  }, [pathname])
  return null
}
