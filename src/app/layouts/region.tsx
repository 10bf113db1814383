import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { messages } from './layout.messages.ts'
import * as styles from './region.css.ts'

export interface RegionProps {
  children: ReactNode
}

/** A part of the layout that breaks alone: what stands beside it goes on. */
export function Region({ children }: RegionProps) {
  return <ErrorBoundary FallbackComponent={RegionError}>{children}</ErrorBoundary>
}

function RegionError({ resetErrorBoundary }: FallbackProps) {
  const intl = useIntl()
  return (
    <div className={styles.root} role="alert">
      <p>{intl.formatMessage(messages.regionFailed)}</p>
      <Button size="small" onClick={resetErrorBoundary}>
        {intl.formatMessage(messages.regionRetry)}
      </Button>
    </div>
  )
}
