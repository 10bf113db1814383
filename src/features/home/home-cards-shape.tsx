import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import * as styles from './home-cards.css.ts'

/** The shape of the cards below the figures until these are there. */
export const HomeCardsShape = () => (
  <Stack gap={6} aria-busy>
    {['attention', 'now', 'charts', 'activity'].map((card) => (
      <div key={card} className={styles.shape}>
        <Skeleton shape="block" />
      </div>
    ))}
  </Stack>
)
