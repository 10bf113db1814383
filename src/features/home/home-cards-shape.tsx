import type { ReactNode } from 'react'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import * as styles from './home-cards.css.ts'

export interface HomeCardsShapeProps {
  /** Stands in the room of the first card, so that nothing moves when it comes. */
  waiting?: ReactNode
}

/** The shape of the cards below the figures until these are there. */
export const HomeCardsShape = ({ waiting }: HomeCardsShapeProps) => (
  // What is said of a long wait is heard: nothing is announced in what is busy.
  <Stack gap={6} aria-busy={!waiting}>
    {['attention', 'now', 'charts', 'activity'].map((card, place) => (
      <div key={card} className={styles.shape}>
        {place === 0 && waiting ? waiting : <Skeleton shape="block" />}
      </div>
    ))}
  </Stack>
)
