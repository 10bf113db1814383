import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { drawnRows, rowHeights, type RowHeights } from './row-heights.model.ts'
import * as styles from './virtual-list.css.ts'

export interface VirtualListProps<Item> {
  /** What it lists, for screen readers. */
  label: string
  /** A constant, or memoised. Items may come before, between and after: what is in view stays where it is. */
  items: readonly Item[]
  /** The same for an item as long as it is there. */
  itemKey: (item: Item) => string
  /** What an item looks like, as high as it likes. */
  children: (item: Item, index: number) => ReactNode
  /** How high an item probably is, px, until it is drawn. @default 48 */
  estimate?: number
  /** The items that are drawn now: ask for what is missing of them. */
  onRangeChange?: (first: number, last: number) => void
}

/**
 * Items of any height, of which only what can be seen exists: 100,000 and more, up to some 8,000,000 px in all, which is
 * what browsers can scroll. It fills the height that its parent gives it. For rows of one height use the data table.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  estimate = 48,
  onRangeChange,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [known] = useState(() => new Map<string, number>())
  const [scrollTop, setScrollTop] = useState(0)
  const [viewport, setViewport] = useState(0)
  const [drawing, redraw] = useReducer((count: number) => count + 1, 0)
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? undefined : itemKey(item)
    },
    [items, itemKey],
  )
  const heights = useMemo(
    () =>
      rowHeights(
        items.length,
        known.size === 0 ? () => estimate : (index) => known.get(keyAt(index) ?? '') ?? estimate,
      ),
    [items, keyAt, known, estimate],
  )
  const { first, last } = drawnRows(heights, scrollTop, viewport)

  // Other items: the one at the upper edge stays at the upper edge.
  const held = useRef<{ heights: RowHeights; keyAt: typeof keyAt }>(undefined)
  useLayoutEffect(() => {
    const before = held.current
    held.current = { heights, keyAt }
    const element = scroller.current
    if (!before || before.heights === heights || !element || element.scrollTop === 0) return
    const anchor = before.heights.rowAt(element.scrollTop)
    const key = before.keyAt(anchor)
    const now = items.findIndex((item) => itemKey(item) === key)
    if (now < 0) return
    element.scrollTop += heights.topOf(now) - before.heights.topOf(anchor)
    setScrollTop(element.scrollTop)
  }, [heights, keyAt, items, itemKey])

  /** By how much the scroll has to follow what turned out higher above it, once the list is that much higher. */
  const owed = useRef(0)
  const learn = useCallback(
    (sizes: readonly { row: Element; height: number }[]) => {
      const element = scroller.current
      if (!element) return
      let changed = false
      const edge = heights.rowAt(element.scrollTop)
      for (const { row, height } of sizes) {
        const index = Number(row.getAttribute('data-index'))
        const key = keyAt(index)
        if (key === undefined || !row.isConnected) continue
        known.set(key, height)
        const more = heights.measure(index, height)
        changed ||= more !== 0
        // What a row above the view turns out to be higher or lower moves the scroll by as much: nothing in view jumps.
        if (index < edge) owed.current += more
      }
      if (changed) redraw()
    },
    [heights, keyAt, known],
  )

  // New rows are measured before they are painted: if they are lower than was thought, more of them are drawn at once.
  const fresh = useRef<HTMLElement[]>([])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (owed.current !== 0) {
      element.scrollTop += owed.current
      owed.current = 0
      setScrollTop(element.scrollTop)
    }
    const rows = fresh.current
    fresh.current = []
    if (rows.length > 0) learn(rows.map((row) => ({ row, height: row.getBoundingClientRect().height })))
  }, [learn, first, last, drawing])

  const measured = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver((entries) => {
      setViewport(element.clientHeight)
      learn(
        entries
          .filter(({ target }) => target !== element)
          .map(({ target, borderBoxSize }) => ({ row: target, height: borderBoxSize[0]?.blockSize ?? 0 })),
      )
    })
    measured.current = observer
    observer.observe(element)
    for (const row of element.querySelectorAll('[data-index]')) observer.observe(row)
    setViewport(element.clientHeight)
    return () => observer.disconnect()
  }, [learn])
  const measureRow = useCallback((row: HTMLElement | null) => {
    if (!row) return
    fresh.current.push(row)
    measured.current?.observe(row)
    return () => measured.current?.unobserve(row)
  }, [])

  useLayoutEffect(() => {
    if (viewport > 0 && last >= first) onRangeChange?.(first, last)
  }, [onRangeChange, first, last, viewport])

  return (
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={styles.root}
      onScroll={(event) => {
        const { scrollTop } = event.currentTarget
        // At once: React would draw the rows after the frame that shows the new place without them.
        flushSync(() => setScrollTop(scrollTop))
      }}
    >
      <div className={styles.body} style={assignInlineVars({ [styles.height]: `${heights.total()}px` })}>
        <div
          role="list"
          aria-label={label}
          className={styles.rows}
          style={assignInlineVars({ [styles.top]: `${heights.topOf(first)}px` })}
        >
          {items.slice(first, last + 1).map((item, place) => (
            <div
              key={itemKey(item)}
              ref={measureRow}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={first + place + 1}
              className={styles.row}
              data-index={first + place}
            >
              {children(item, first + place)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
