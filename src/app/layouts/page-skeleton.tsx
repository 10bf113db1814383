import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'

/** The shape of a page whose code is still on its way: a title, a row of controls, content. */
export function PageSkeleton() {
  return (
    <Stack padding="page" aria-busy>
      <Skeleton shape="title" width={30} />
      <Skeleton shape="control" width={40} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  )
}
