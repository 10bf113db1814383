import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { forgetFailures } from '#components/deferred'
import { ProgressBar, ProgressFallback } from '#components/progress-bar'
import { Arrival } from '#app/arrival.tsx'
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
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]} onReset={forgetFailures}>
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
