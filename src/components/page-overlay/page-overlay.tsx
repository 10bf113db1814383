import { useEffect, useState } from 'react'
import { BrandMark } from '#components/brand-mark'
import { systemClock } from '#lib/clock'
import * as styles from './page-overlay.css.ts'

/** How long the overlay stays after the page has resolved, ms (FRA-19). */
export const PAGE_OVERLAY = { clearAfter: 250 } as const

/** The first page of a visit (FRA-19). */
export const pageStates = ['waiting', 'resolving', 'resolved'] as const
export type PageState = (typeof pageStates)[number]

export interface PageOverlayProps {
  /** What is on its way, for screen readers: the product's name. */
  label: string
  /** 'resolved' lets it go, 250 ms later. @default 'resolving' */
  state?: PageState
}

/** Covers the window with the product's mark until there is a page. */
export function PageOverlay({ label, state = 'resolving' }: PageOverlayProps) {
  const [cleared, setCleared] = useState(false)
  const resolved = state === 'resolved'
  if (!resolved && cleared) setCleared(false)
  useEffect(
    () => (resolved ? systemClock.setTimeout(() => setCleared(true), PAGE_OVERLAY.clearAfter) : undefined),
    [resolved],
  )
  if (resolved && cleared) return null
  return (
    <div className={styles.root} data-state={state} role="status" aria-label={label} aria-busy={!resolved}>
      <span className={styles.mark}>
        <BrandMark size="large" />
      </span>
    </div>
  )
}
