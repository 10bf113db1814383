import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/** Where the code of a part can't be had, nothing else goes with it. */
export const Later = ({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={instead}>{children}</Suspense>
  </ErrorBoundary>
)
