import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { forgetFailures } from '#components/deferred'
import { Stack } from '#components/layout'
import { messages } from './layout.messages.ts'

export interface RegionProps {
  children: ReactNode
}

/** A part of the layout that breaks alone: what stands beside it goes on. */
export function Region({ children }: RegionProps) {
  return (
    <ErrorBoundary FallbackComponent={RegionError} onReset={forgetFailures}>
      {children}
    </ErrorBoundary>
  )
}

function RegionError({ resetErrorBoundary }: FallbackProps) {
  const intl = useIntl()
  return (
    <Stack align="start" gap={3} padding={4} role="alert">
      <p>{intl.formatMessage(messages.regionFailed)}</p>
      <Button size="small" onClick={resetErrorBoundary}>
        {intl.formatMessage(messages.regionRetry)}
      </Button>
    </Stack>
  )
}
