import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { ProgressBar, ProgressFallback } from '#components/progress-bar'
import { OfflineBanner } from '#app/offline-banner.tsx'
import { PageError } from '#app/page-error.tsx'
import { BackgroundWork } from './background-work.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

export interface PageFrameProps {
  children: ReactNode
}

/** The place of a page inside a layout: the progress of getting there, and what is left standing when the page breaks. */
export function PageFrame({ children }: PageFrameProps) {
  const { key, pathname } = useLocation()
  return (
    <>
      <ProgressBar navigation={key} />
      <OfflineBanner />
      <BackgroundWork />
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
        <Suspense
          fallback={
            <>
              <ProgressFallback />
              <PageSkeleton />
            </>
          }
        >
          {children}
          <Arrival pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** The path of the page that had arrived last: kept beyond the frame, which is another one in another layout. */
let arrivedAt: string | undefined

/**
 * Focuses the heading of the page that was navigated to, unless something has the focus (ACC-12). Inside the boundary of
 * the page, so that it waits for the page's code.
 */
function Arrival({ pathname }: { pathname: string }) {
  useEffect(() => {
    const isFirst = arrivedAt === undefined
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
