/** Widths of the pane (FRA-14), px: at the start, the least, the most, and what collapses it. */
export const PANE = { rest: 280, min: 220, max: 520, collapseBelow: 110 } as const

export interface PaneState {
  /** The width it has when it is open, px. 0 after it was dragged shut. */
  width: number
  collapsed: boolean
}

/** The width that a drag to `px` gives (FRA-14): 0 means collapsed. */
export const widthAfterDrag = (px: number): number =>
  px >= PANE.collapseBelow ? Math.min(PANE.max, Math.max(PANE.min, px)) : 0

/** The width that is shown after the toggle (FRA-14): 0 when it closes; what it had, or 280, when it opens. */
export const widthAfterToggle = ({ width, collapsed }: PaneState): number =>
  collapsed ? (width >= PANE.min ? Math.min(PANE.max, width) : PANE.rest) : 0
