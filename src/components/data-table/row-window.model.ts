/**
 * Heights in px. Content taller than `tallest` is scrolled in proportion. Chromium clamps an element at 33,554,428 px, and
 * well before that rows lose their edges: it moves them by 32-bit floats, which know no single px beyond 8,388,608.
 */
export const ROW_WINDOW = { tallest: 8_000_000, overscan: 6 } as const

/** Which rows are in view and where they stand. */
export interface RowWindow {
  /** First and last row to draw, overscan included; last is -1 when there is none. */
  first: number
  last: number
  /** First and last row that can be seen. */
  firstSeen: number
  lastSeen: number
  /** Where row `first` begins below the content's top, px. */
  top: number
  /** Height of the content, px. */
  height: number
}

const heightOf = (rowCount: number, rowHeight: number) => Math.min(rowCount * rowHeight, ROW_WINDOW.tallest)

/** The rows at a scroll position. Content too tall for a browser is scrolled in proportion, so that every row is reachable. */
export function windowAt(
  scrollTop: number,
  viewport: number,
  rowCount: number,
  rowHeight: number,
  overscan: number = ROW_WINDOW.overscan,
): RowWindow {
  const height = heightOf(rowCount, rowHeight)
  if (rowCount === 0) return { first: 0, last: -1, firstSeen: 0, lastSeen: -1, top: 0, height }
  const position = Math.min(Math.max(scrollTop, 0), Math.max(height - viewport, 0))
  const offset = virtualOffset(position, viewport, rowCount, rowHeight)
  const firstSeen = Math.min(Math.floor(offset / rowHeight), rowCount - 1)
  const lastSeen = Math.min(Math.max(Math.ceil((offset + viewport) / rowHeight) - 1, firstSeen), rowCount - 1)
  const first = Math.max(firstSeen - overscan, 0)
  const last = Math.min(lastSeen + overscan, rowCount - 1)
  return { first, last, firstSeen, lastSeen, top: position + first * rowHeight - offset, height }
}

/** The scroll position that brings the row into view with the least movement, from where the scroll stands now. */
export function scrollTopFor(
  row: number,
  scrollTop: number,
  viewport: number,
  rowCount: number,
  rowHeight: number,
): number {
  const height = heightOf(rowCount, rowHeight)
  const room = Math.max(height - viewport, 0)
  const offset = virtualOffset(Math.min(Math.max(scrollTop, 0), room), viewport, rowCount, rowHeight)
  const begin = row * rowHeight
  const wanted = Math.min(offset, begin)
  const shown = Math.max(wanted, begin + rowHeight - viewport)
  if (shown === offset) return scrollTop
  const real = rowCount * rowHeight - viewport
  return real <= 0 ? 0 : Math.min((shown / real) * room, room)
}

/** How far into the rows, in px of the real list, a scroll position is. */
function virtualOffset(position: number, viewport: number, rowCount: number, rowHeight: number): number {
  const real = rowCount * rowHeight
  const room = heightOf(rowCount, rowHeight) - viewport
  return room <= 0 ? 0 : (position / room) * (real - viewport)
}
