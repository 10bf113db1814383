import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './skeleton.css.ts'

export const skeletonShapes = ['text', 'title', 'control', 'circle', 'block'] as const

export interface SkeletonProps {
  /** What stands there later. @default 'text' */
  shape?: (typeof skeletonShapes)[number]
  /** Part of the room it has, in per cent. @default 100 */
  width?: number
}

/** The shape of what comes, shown only after 120 ms. The region around it says `aria-busy`; the skeleton itself is silent. */
export function Skeleton({ shape = 'text', width = 100 }: SkeletonProps) {
  return (
    <span
      className={styles.root}
      data-skeleton={shape}
      style={assignInlineVars({ [styles.width]: `${width}%` })}
      aria-hidden
    />
  )
}
