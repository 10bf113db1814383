/** Times of tooltips (CMP-21): the wait before one opens, and how long after one closed the next opens at once; ms. */
export const TOOLTIP = { delay: 100, skip: 300 } as const

/** How long to wait before opening, ms. `closedAt` is when the last tooltip anywhere closed. */
export const openDelay = (closedAt: number | undefined, now: number): number =>
  closedAt !== undefined && now - closedAt < TOOLTIP.skip ? 0 : TOOLTIP.delay

export const sides = ['top', 'bottom', 'left', 'right'] as const
export type Side = (typeof sides)[number]

interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Where a bubble of `size` goes beside `anchor`: on the wished side if it fits there, else opposite; never off the viewport. */
export function place(
  anchor: Box,
  size: Size,
  viewport: Size,
  wish: Side,
): { left: number; top: number; side: Side } {
  const room: Record<Side, number> = {
    top: anchor.top,
    bottom: viewport.height - anchor.top - anchor.height,
    left: anchor.left,
    right: viewport.width - anchor.left - anchor.width,
  }
  const need = wish === 'top' || wish === 'bottom' ? size.height : size.width
  const side = room[wish] < need && room[opposite[wish]] > room[wish] ? opposite[wish] : wish
  const middleX = anchor.left + (anchor.width - size.width) / 2
  const middleY = anchor.top + (anchor.height - size.height) / 2
  const left =
    side === 'left' ? anchor.left - size.width : side === 'right' ? anchor.left + anchor.width : middleX
  const top =
    side === 'top' ? anchor.top - size.height : side === 'bottom' ? anchor.top + anchor.height : middleY
  return {
    side,
    left: within(left, viewport.width - size.width),
    top: within(top, viewport.height - size.height),
  }
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
