import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router'
import { forgetFailures } from '#components/deferred'

export interface LaterProps {
  children: ReactNode
  /** Stands there until it has come, and where it can't be had. */
  instead?: ReactNode
}

/** What comes after the first screen and lies beside or over it: without its code the screen stands, and the next address tries again. */
export function Later({ children, instead = null }: LaterProps) {
  const { key } = useLocation()
  return (
    <ErrorBoundary fallback={instead} resetKeys={[key]} onReset={forgetFailures}>
      <Suspense fallback={instead}>{children}</Suspense>
    </ErrorBoundary>
  )
}
