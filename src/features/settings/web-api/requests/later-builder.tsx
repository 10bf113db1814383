import { deferred, Later } from '#components/deferred'
import { Skeleton } from '#components/skeleton'
import type { RequestBuilderProps } from './request-builder.tsx'

const RequestBuilder = deferred(async () => (await import('./request-builder.tsx')).RequestBuilder)

/** The builder with the schemas of its calls: the settings beside it do not wait for them. */
export const LaterBuilder = (props: RequestBuilderProps) => (
  <Later instead={<Skeleton shape="block" />}>
    <RequestBuilder {...props} />
  </Later>
)
