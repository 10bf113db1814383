import { Skeleton } from '#components/skeleton'
import * as styles from './page-skeleton.css.ts'

/** The shape of a page whose code is still on its way: a title, a row of controls, content. */
export function PageSkeleton() {
  return (
    <div className={styles.root} aria-busy>
      <Skeleton shape="title" width={30} />
      <Skeleton shape="control" width={40} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}
