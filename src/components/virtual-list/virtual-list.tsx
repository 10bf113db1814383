import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
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
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? undefined : itemKey(item)
    },
    [items, itemKey],
  )
  const heights = useMemo(
    () => rowHeights(items.length, (index) => known.get(keyAt(index) ?? '') ?? estimate),
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

  const measured = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver((entries) => {
      let above = 0
      let changed = false
      // What a row above the view turns out to be higher or lower moves the scroll by as much: nothing in view jumps.
      const edge = heights.rowAt(element.scrollTop)
      for (const { target, borderBoxSize } of entries) {
        if (target === element) {
          setViewport(element.clientHeight)
          continue
        }
        const index = Number(target.getAttribute('data-index'))
        const key = keyAt(index)
        const height = borderBoxSize[0]?.blockSize
        if (key === undefined || height === undefined || !target.isConnected) continue
        known.set(key, height)
        const more = heights.measure(index, height)
        changed ||= more !== 0
        if (index < edge) above += more
      }
      if (above !== 0) element.scrollTop += above
      if (changed) redraw()
    })
    measured.current = observer
    observer.observe(element)
    for (const row of element.querySelectorAll('[data-index]')) observer.observe(row)
    setViewport(element.clientHeight)
    return () => observer.disconnect()
  }, [heights, keyAt, known])
  const measureRow = useCallback((row: HTMLElement | null) => {
    if (!row) return
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
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
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
