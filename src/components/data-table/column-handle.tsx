import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { useIntl } from 'react-intl'
import { textScale } from '#lib/text-scale'
import { withColumnMoved, withColumnWidth } from './column-changes.model.ts'
import { COLUMN_WIDTH, orderedColumns, type ColumnLayout } from './column-layout.model.ts'
import { messages } from './columns.messages.ts'
import * as styles from './column-handle.css.ts'

export interface ArrangedColumn {
  id: string
  header: string
  width: { least: number; share: number }
}

export interface ColumnHandleProps {
  /** Which column it is at the end of. */
  column: ArrangedColumn
  /** All of them, as they were declared. */
  columns: readonly ArrangedColumn[]
  /** How they are arranged. */
  layout: ColumnLayout
  /** They were arranged anew; called while the pointer moves too. */
  onLayoutChange: (layout: ColumnLayout) => void
}

/** A press that moves less is a click. px. */
const DRAG_FROM = 6
const GRID = 4
/** One step of the grid as the pointer sees it. */
const step = () => GRID * textScale()

/**
 * The edge of a column’s head, for `columnTool` of the table: dragged or moved with the arrow keys it makes the column
 * wider. Dragging the head itself moves the column; from the keyboard and by touch the ColumnChooser does.
 */
export function ColumnHandle({ column, columns, layout, onLayoutChange }: ColumnHandleProps) {
  const intl = useIntl()
  const handle = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<number>()
  const latest = useRef({ columns, layout, onLayoutChange })
  useEffect(() => {
    latest.current = { columns, layout, onLayoutChange }
  })
  const widthNow = () => (handle.current?.parentElement?.offsetWidth ?? 0) / step()
  const widen = (width: number | undefined) => onLayoutChange(withColumnWidth(layout, column.id, width))

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? COLUMN_WIDTH.leap : COLUMN_WIDTH.step
    if (event.key === 'ArrowRight') widen(widthNow() + by)
    else if (event.key === 'ArrowLeft') widen(widthNow() - by)
    else if (event.key === 'Home') widen(COLUMN_WIDTH.least)
    else if (event.key === 'Delete') widen(undefined)
    else return
    event.preventDefault()
  }
  const onPointerDown = (down: ReactPointerEvent<HTMLDivElement>) => {
    if (down.button !== 0) return
    // Neither is the head dragged nor text selected.
    down.preventDefault()
    const [begin, edge] = [widthNow(), down.currentTarget]
    const move = ({ clientX }: PointerEvent) => {
      const now = latest.current
      now.onLayoutChange(withColumnWidth(now.layout, column.id, begin + (clientX - down.clientX) / step()))
    }
    edge.setPointerCapture(down.pointerId)
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), {
      once: true,
    })
  }

  // Before anybody can press it: other effects may come behind the first picture.
  useLayoutEffect(() => {
    const head = handle.current?.parentElement
    if (!head) return
    const stop = new AbortController()
    const drag = (down: PointerEvent) => {
      // A finger scrolls the table.
      if (down.button !== 0 || down.pointerType === 'touch' || down.target === handle.current) return
      let dragging = false
      const done = new AbortController()
      const signal = AbortSignal.any([done.signal, stop.signal])
      const move = ({ clientX, clientY }: PointerEvent) => {
        dragging ||= Math.abs(clientX - down.clientX) > DRAG_FROM
        const now = latest.current
        const over = dragging ? columnAt(clientX, clientY) : undefined
        if (!over || over.id === column.id) return
        const places = orderedColumns(now.columns, now.layout).map(({ id }) => id)
        const forward = places.indexOf(over.id) > places.indexOf(column.id)
        // Only once it would lie under the pointer there: otherwise it would swing to and fro.
        const box = over.head.getBoundingClientRect()
        if (forward ? clientX < box.right - head.offsetWidth : clientX > box.left + head.offsetWidth) return
        const before = forward ? places[places.indexOf(over.id) + 1] : over.id
        now.onLayoutChange(withColumnMoved(now.columns, now.layout, column.id, before))
      }
      const end = () => {
        done.abort()
        if (!dragging) return
        // The head was dragged, not pressed: it does not sort.
        const press = new AbortController()
        window.addEventListener('click', (event) => event.stopPropagation(), {
          capture: true,
          signal: press.signal,
        })
        setTimeout(() => press.abort())
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', end, { signal })
      window.addEventListener('pointercancel', end, { signal })
    }
    head.addEventListener('pointerdown', drag, { signal: stop.signal })
    return () => stop.abort()
  }, [column.id])

  return (
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={intl.formatMessage(messages.width, { column: column.header })}
      aria-valuemin={COLUMN_WIDTH.least * GRID}
      aria-valuemax={COLUMN_WIDTH.most * GRID}
      aria-valuenow={Math.round((layout.widths[column.id] ?? measured ?? column.width.least) * GRID)}
      className={styles.root}
      onFocus={() => setMeasured(widthNow())}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => widen(undefined)}
    />
  )
}

function columnAt(x: number, y: number): { id: string; head: Element } | undefined {
  const head = document.elementFromPoint(x, y)?.closest('[role=columnheader][data-column]')
  const id = head?.getAttribute('data-column')
  return head && id ? { id, head } : undefined
}
