import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import * as styles from './contacts-screen.css.ts'

/** Parts of the width that names have, in per cent. */
const NAMES = [40, 55, 45, 65, 50, 60, 35, 70, 30, 75]

/** The shape of the rail until it is there. */
export const RailShape = () => (
  <div className={styles.railShape}>
    <Stack gap={4} aria-busy>
      {NAMES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  </div>
)
