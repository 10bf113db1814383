import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { ProgressBar, ProgressFallback } from '#components/progress-bar'
import { PageError } from '#app/page-error.tsx'

export interface PageFrameProps {
  children: ReactNode
}

/** The place of a page inside a layout: the progress of getting there, and what is left standing when the page breaks. */
export function PageFrame({ children }: PageFrameProps) {
  const { key, pathname } = useLocation()
  return (
    <>
      <ProgressBar navigation={key} />
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
        <Suspense fallback={<ProgressFallback />}>{children}</Suspense>
      </ErrorBoundary>
    </>
  )
}
