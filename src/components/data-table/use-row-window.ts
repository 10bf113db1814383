import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { onIdle } from '#lib/on-idle'
import {
  firstPlace,
  placeAfterScroll,
  placeAtRest,
  placeFor,
  windowAt,
  type RowExtent,
  type RowWindow,
  type ScrollPlace,
} from './row-window.model.ts'

export interface RowWindowOptions {
  /** undefined while it is not known. */
  rowCount: number | undefined
  /** Rows to lay out: as many as there are, or those that stand in while that is not known. */
  count: number
  /** px. */
  rowHeight: number
  /** The first row in view when the table appears. */
  initialRow: number
  /** What the rows answer: another question begins at `initialRow` again. */
  question: string
  onRangeChange: ((first: number, last: number) => void) | undefined
}

export interface ScrolledRows {
  /** What scrolls, and the header that stays over the rows in it. */
  scroller: RefObject<HTMLDivElement | null>
  header: RefObject<HTMLDivElement | null>
  rows: RowWindow
  /** Rows that a page key moves by. */
  pageNow: () => number
  onScroll: (event: UIEvent<HTMLElement>) => void
  onScrollEnd: () => void
  /** Brings a row into view with the least movement. */
  scrollTo: (row: number) => void
}

/** Which rows are in view: told as the list is scrolled and as its place is made larger or smaller. */
export function useRowWindow({
  rowCount,
  count,
  rowHeight,
  initialRow,
  question,
  onRangeChange,
}: RowWindowOptions): ScrolledRows {
  const scroller = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  const viewport = measured ?? expectedViewport()
  const [place, setPlace] = useState(firstPlace)
  // Rows beyond what can be seen are no part of the first picture, and are there before anybody scrolls to them.
  const [pictured, setPictured] = useState(false)
  useEffect(() => onIdle(() => startTransition(() => setPictured(true))), [])
  const extent: RowExtent = { viewport, rowCount: count, rowHeight }
  const rows = windowAt(place, extent, pictured ? undefined : 0)

  // Once, as soon as the list is long enough to have the row: later the scroll bar belongs to the reader.
  const restored = useRef(initialRow === 0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setMeasured(heightForRows(element, header.current))
    // The observer tells of the first size, too, but only behind the first picture.
    if (!restored.current) measure()
    let isFirst = true
    const observer = new ResizeObserver(() => {
      // Later, at once: a place that grew would be painted with rows missing at its end.
      if (isFirst) measure()
      else flushSync(measure)
      isFirst = false
    })
    observer.observe(element)
    if (header.current) observer.observe(header.current)
    return () => observer.disconnect()
  }, [])

  const answered = useRef(question)
  useLayoutEffect(() => {
    if (answered.current === question) return
    answered.current = question
    restored.current = initialRow === 0
    if (scroller.current) setPlace(scrolledTo(scroller.current, firstPlace))
  }, [question, initialRow])
  useLayoutEffect(() => {
    if (restored.current || rowCount === undefined || !measured || !scroller.current) return
    restored.current = true
    const lastInView = Math.min(initialRow + Math.floor(measured / rowHeight) - 1, rowCount - 1)
    const first = placeFor(lastInView, firstPlace, { viewport: measured, rowCount, rowHeight })
    setPlace(scrolledTo(scroller.current, first))
  }, [initialRow, question, rowCount, rowHeight, measured])

  /** What a key or a scroll bar asks for may come before the observer's first word. */
  const extentNow = (): RowExtent =>
    measured === undefined && scroller.current
      ? { ...extent, viewport: heightForRows(scroller.current, header.current) }
      : extent
  const moveTo = (wanted: ScrollPlace) => {
    if (scroller.current && wanted !== place) setPlace(scrolledTo(scroller.current, wanted))
  }

  const { firstSeen, lastSeen } = rows
  useEffect(() => {
    if (viewport > 0 && lastSeen >= firstSeen) onRangeChange?.(firstSeen, lastSeen)
  }, [onRangeChange, firstSeen, lastSeen, viewport])

  return {
    scroller,
    header,
    rows,
    pageNow: () => Math.max(Math.floor(extentNow().viewport / rowHeight) - 1, 1),
    onScroll(event) {
      const { scrollTop } = event.currentTarget
      if (scrollTop === place.scrollTop) return
      // At once: React would draw the rows after the frame that shows the new place without them.
      flushSync(() => setPlace((before) => placeAfterScroll(before, scrollTop, extentNow())))
    },
    onScrollEnd() {
      moveTo(placeAtRest(place, extentNow()))
    },
    scrollTo(row) {
      moveTo(placeFor(row, place, extentNow()))
    },
  }
}

/**
 * How much of a list can be seen, px, before it is measured. To measure it first would lay the page out and draw the rows
 * only behind all effects of the first picture, such as what begins to load: a fifth of the time to the first row.
 */
const expectedViewport = () => Math.max(window.innerHeight - ABOVE_ROWS, 0)
/** What stands above the rows of a screen, px: its head and tools, and the head of the table. */
const ABOVE_ROWS = 180

/** The header stays over the rows: what is left below it is where rows can be seen, px. */
const heightForRows = (scroller: HTMLElement, header: HTMLElement | null) =>
  Math.max(scroller.clientHeight - (header?.offsetHeight ?? 0), 0)

/** Browsers know no parts of a px, or not every one: the rows stand as exactly as they were meant to all the same. */
function scrolledTo(element: Element, wanted: ScrollPlace): ScrollPlace {
  element.scrollTop = wanted.scrollTop
  return { scrollTop: element.scrollTop, offset: wanted.offset }
}
