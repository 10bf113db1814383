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
  // Content as tall as its rows knows no second truth, whatever was scrolled before there were fewer.
  const offset = rooms.real === rooms.content ? scrollTop : within(place.offset, rooms.real)
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
  const rooms = roomsOf(extent)
  const step = scrollTop - before.scrollTop
  // A browser’s own px may end a part of one earlier.
  const atEnd = scrollTop <= 0 || scrollTop >= rooms.content - 1
  return atEnd || rooms.real === rooms.content || Math.abs(step) > smallestPull(extent)
    ? { scrollTop, offset: offsetAt(scrollTop, extent) }
    : { scrollTop, offset: within(before.offset + step, rooms.real) }
}

/**
 * The place once the scrolling rests: the same rows, and the scroll bar where it belongs. It is left alone while nobody can
 * see the difference, but not near the ends, where rows beyond the bar’s own end could never be reached.
 */
export function placeAtRest(place: ScrollPlace, extent: RowExtent): ScrollPlace {
  const wanted = placeAt(place.offset, extent)
  const rooms = roomsOf(extent)
  const nearEnd = Math.min(wanted.offset, rooms.real - wanted.offset) <= edgeOf(rooms)
  const drift = Math.abs(wanted.scrollTop - place.scrollTop)
  return drift < (nearEnd ? 1 : smallestPull(extent)) ? place : wanted
}

/** Where the scroll bar belongs at an offset. */
export function placeAt(offset: number, extent: RowExtent): ScrollPlace {
  const rooms = roomsOf(extent)
  const edge = edgeOf(rooms)
  const wanted = within(offset, rooms.real)
  const middle = rooms.real - 2 * edge
  if (wanted <= edge || middle <= 0) return { scrollTop: wanted, offset: wanted }
  if (wanted >= rooms.real - edge) return { scrollTop: rooms.content - (rooms.real - wanted), offset: wanted }
  const part = (wanted - edge) / middle
  return { scrollTop: edge + part * (rooms.content - 2 * edge), offset: wanted }
}

/** The place that brings the row into view with the least movement. */
export function placeFor(row: number, from: ScrollPlace, extent: RowExtent): ScrollPlace {
  const { viewport, rowHeight } = extent
  const rooms = roomsOf(extent)
  const offset = within(from.offset, rooms.real)
  const begin = row * rowHeight
  const shown = within(Math.max(Math.min(offset, begin), begin + rowHeight - viewport), rooms.real)
  return shown === offset ? from : placeAt(shown, extent)
}

/** The offset that a scroll bar stands for. */
function offsetAt(scrollTop: number, extent: RowExtent): number {
  const rooms = roomsOf(extent)
  const edge = edgeOf(rooms)
  const position = within(scrollTop, rooms.content)
  const middle = rooms.content - 2 * edge
  if (position <= edge || middle <= 0) return position
  if (position >= rooms.content - edge) return rooms.real - (rooms.content - position)
  return edge + ((position - edge) / middle) * (rooms.real - 2 * edge)
}

const edgeOf = (rooms: { content: number }) => Math.min(ROW_WINDOW.edge, rooms.content / 2)

/** px that nobody sees on the scroll bar: a quarter of what a px of its thumb stands for, and never less than what is seen. */
const smallestPull = (extent: RowExtent) =>
  Math.max(extent.viewport, contentHeight(extent) / Math.max(extent.viewport, 1) / 4)
