/**
 * Heights in px. Content taller than `tallest` has a scroll bar that stands for more than it is. Chromium clamps an element
 * at 33,554,428 px, and well before that rows lose their edges: it moves them by 32-bit floats, which know no single px
 * beyond 8,388,608. Within `edge` of its first and last px such content is as tall as its rows, and so are the steps of a
 * wheel anywhere.
 */
export const ROW_WINDOW = { tallest: 8_000_000, edge: 100_000, overscan: 6 } as const

/** How many rows there are, how tall each is and how much of them can be seen, px. */
export interface RowExtent {
  viewport: number
  rowCount: number
  rowHeight: number
}

/** Where a list stands. */
export interface ScrollPlace {
  /** What the browser calls it, px below the content's top. */
  scrollTop: number
  /** px below the first row’s top, of rows that all have their height. */
  offset: number
}

export const firstPlace: ScrollPlace = { scrollTop: 0, offset: 0 }

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

const realHeight = ({ rowCount, rowHeight }: RowExtent) => rowCount * rowHeight
const contentHeight = (extent: RowExtent) => Math.min(realHeight(extent), ROW_WINDOW.tallest)
/** How far the rows, and how far the content can be scrolled. */
const roomsOf = (extent: RowExtent) => ({
  real: Math.max(realHeight(extent) - extent.viewport, 0),
  content: Math.max(contentHeight(extent) - extent.viewport, 0),
})
const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
/** Content as tall as its rows knows no second truth, whatever was scrolled before there were fewer. */
const offsetOf = (place: ScrollPlace, { real, content }: { real: number; content: number }) =>
  within(real > content ? place.offset : place.scrollTop, real)

/** The rows at a place. */
export function windowAt(
  place: ScrollPlace,
  extent: RowExtent,
  overscan: number = ROW_WINDOW.overscan,
): RowWindow {
  const { viewport, rowCount, rowHeight } = extent
  const height = contentHeight(extent)
  if (rowCount === 0) return { first: 0, last: -1, firstSeen: 0, lastSeen: -1, top: 0, height }
  const rooms = roomsOf(extent)
  const scrollTop = within(place.scrollTop, rooms.content)
  const offset = offsetOf(place, rooms)
  const firstSeen = Math.min(Math.floor(offset / rowHeight), rowCount - 1)
  const lastSeen = Math.min(Math.max(Math.ceil((offset + viewport) / rowHeight) - 1, firstSeen), rowCount - 1)
  const first = Math.max(firstSeen - overscan, 0)
  const last = Math.min(lastSeen + overscan, rowCount - 1)
  return { first, last, firstSeen, lastSeen, top: scrollTop + first * rowHeight - offset, height }
}

/**
 * The place after the browser has scrolled. What a wheel, a finger or a key does moves the rows by as much; only a step as
 * large as one of the scroll bar itself goes to another part of the list.
 */
export function placeAfterScroll(before: ScrollPlace, scrollTop: number, extent: RowExtent): ScrollPlace {
  const { real, content } = roomsOf(extent)
  const step = scrollTop - before.scrollTop
  const near = Math.abs(step) <= leastPull(extent) && real > content
  // A browser’s own px may end a part of one earlier.
  const offset =
    near && scrollTop > 0 && scrollTop < content - 1
      ? within(before.offset + step, real)
      : stretched(scrollTop, content, real)
  return { scrollTop, offset }
}

/**
 * The place once the scrolling rests: the same rows, and the scroll bar where it belongs. It is left alone while nobody can
 * see the difference, but not near the ends, where rows beyond the bar’s own end could never be reached.
 */
export function placeAtRest(place: ScrollPlace, extent: RowExtent): ScrollPlace {
  const { real, content } = roomsOf(extent)
  const wanted = placeAt(place.offset, extent)
  const nearEnd = Math.min(wanted.offset, real - wanted.offset) <= edgeOf(content)
  const drift = Math.abs(wanted.scrollTop - place.scrollTop)
  return drift < (nearEnd ? 1 : leastPull(extent)) ? place : wanted
}

/** Where the scroll bar belongs at an offset. */
export function placeAt(wanted: number, extent: RowExtent): ScrollPlace {
  const { real, content } = roomsOf(extent)
  const offset = within(wanted, real)
  return { scrollTop: stretched(offset, real, content), offset }
}

/** The place that brings the row into view with the least movement. */
export function placeFor(row: number, from: ScrollPlace, extent: RowExtent): ScrollPlace {
  const { viewport, rowHeight } = extent
  const rooms = roomsOf(extent)
  const offset = offsetOf(from, rooms)
  const begin = row * rowHeight
  const shown = within(Math.max(Math.min(offset, begin), begin + rowHeight - viewport), rooms.real)
  if (shown === offset) return from
  // A row further is a row further, as by a wheel: those that stay in view are not drawn anew.
  const near = { scrollTop: from.scrollTop + shown - offset, offset: shown }
  const isNear = Math.abs(shown - offset) <= leastPull(extent)
  return isNear && near.scrollTop > 0 && near.scrollTop < rooms.content - 1 ? near : placeAt(shown, extent)
}

/** What a px of one room is in the other: as far from an end where it is near one, and in proportion between. */
function stretched(px: number, from: number, to: number): number {
  const at = within(px, from)
  const edge = edgeOf(Math.min(from, to))
  if (at <= edge) return at
  if (at >= from - edge) return to - (from - at)
  return edge + ((at - edge) / (from - 2 * edge)) * (to - 2 * edge)
}

const edgeOf = (content: number) => Math.min(ROW_WINDOW.edge, content / 2)

/** px that nobody sees on the scroll bar: a quarter of what a px of its thumb stands for, and never less than what is seen. */
const leastPull = (extent: RowExtent) =>
  Math.max(extent.viewport, contentHeight(extent) / Math.max(extent.viewport, 1) / 4)
