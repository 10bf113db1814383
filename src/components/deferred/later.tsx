import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Text } from '#components/text'
import { forgetFailures } from './deferred.tsx'
import { messages } from './later.messages.ts'

export interface LaterProps {
  /** Stands there until it has come. @default nothing */
  instead?: ReactNode
  /** Another value tries again what could not be had: of parts in one file, one button brings all back. */
  round?: number | undefined
  /** The button to try again was pressed. */
  onRetry?: (() => void) | undefined
  /** What stands instead can be read by itself: it stays below the message where the part can't be loaded. @default false */
  keepsInstead?: boolean
  children: ReactNode
}

/**
 * Around a part of a screen whose code comes later. Where it can't be had, such as after a new version was put up, the part says
 * so and lets it be tried again; what stands beside it, and what was typed there, stays.
 */
export const Later = ({ instead = null, keepsInstead = false, round = 0, onRetry, children }: LaterProps) => (
  <ErrorBoundary
    fallbackRender={notLoaded(keepsInstead ? instead : null)}
    resetKeys={[round]}
    onReset={() => {
      forgetFailures()
      onRetry?.()
    }}
  >
    <Suspense fallback={instead}>{children}</Suspense>
  </ErrorBoundary>
)

const notLoaded = (kept: ReactNode) => (failure: FallbackProps) => (
  <>
    <NotLoaded {...failure} />
    {kept}
  </>
)

// Of what every screen has already: a part that is loaded later is not to be outweighed by what stands in for it.
function NotLoaded({ resetErrorBoundary }: FallbackProps) {
  const intl = useIntl()
  return (
    <Inline role="alert">
      <Text>{intl.formatMessage(messages.failed)}</Text>
      <Button size="small" onClick={resetErrorBoundary}>
        {intl.formatMessage(messages.retry)}
      </Button>
    </Inline>
  )
}
