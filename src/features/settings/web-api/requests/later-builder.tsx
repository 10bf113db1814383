import { Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { deferred } from '#components/deferred'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import type { RequestBuilderProps } from './request-builder.tsx'
import { messages } from './requests.messages.ts'

const RequestBuilder = deferred(async () => (await import('./request-builder.tsx')).RequestBuilder)

/** The builder with the schemas of its calls: the settings beside it do not wait for them. */
export function LaterBuilder(props: RequestBuilderProps) {
  return (
    <ErrorBoundary FallbackComponent={NotLoaded}>
      <Suspense fallback={<Skeleton shape="block" />}>
        <RequestBuilder {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotLoaded({ resetErrorBoundary }: FallbackProps) {
  const intl = useIntl()
  return <InlineError onRetry={resetErrorBoundary}>{intl.formatMessage(messages.failed)}</InlineError>
}
