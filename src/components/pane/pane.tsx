import { setElementVars } from '@vanilla-extract/dynamic'
import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './pane.messages.ts'
import { PANE, widthAfterDrag, type PaneState } from './pane.model.ts'
import { draggedPane, paneAfterKey, resetPane, shownWidth } from './pane-state.ts'
import * as styles from './pane.css.ts'

export interface PaneProps {
  /** What is in it: the name of the region and of its splitter. */
  label: string
  /** Width and whether it is closed, as they are kept. A width that can't be is shown as the nearest that can. */
  value: PaneState
  /** After a drag has ended, a key, or a double click. While it is dragged nothing is told. */
  onValueChange: (value: PaneState) => void
  /** Drawn from the first opening on; while the pane is closed it stays there unseen. */
  children: ReactNode
}

interface Drag {
  pointer: number
  fromX: number
  fromWidth: number
  /** What the pointer asks for, px; undefined until it has moved. */
  px?: number
}

/** A pane at the right of a page whose width the reader sets (FRA-14). Its open or closed state is the owner's. */
export function Pane({ label, value, onValueChange, children }: PaneProps) {
  const intl = useIntl()
  const id = useId()
  const splitter = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const drag = useRef<Drag>(undefined)
  const [dragging, setDragging] = useState(false)
  const [wasOpen, setWasOpen] = useState(!value.collapsed)
  const open = !value.collapsed || dragging
  if (open && !wasOpen) setWasOpen(true)
  const width = shownWidth(value)

  // The width goes past React while it is dragged: nothing beside is drawn anew for it.
  const draw = (px: number) => {
    if (content.current) setElementVars(content.current, { [styles.width]: `${px}px` })
    splitter.current?.setAttribute('aria-valuenow', String(Math.round(px)))
  }
  useLayoutEffect(() => {
    if (!dragging) draw(width)
  }, [dragging, width])
  useLayoutEffect(() => {
    if (!open && content.current?.contains(document.activeElement)) splitter.current?.focus()
  }, [open])

  const end = (keep: boolean) => {
    const ended = drag.current
    if (!ended) return
    drag.current = undefined
    setDragging(false)
    if (keep && ended.px !== undefined) onValueChange(draggedPane(ended.px))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return
    // Else the drag would select text. What it would have focused too is focused here.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointer: event.pointerId, fromX: event.clientX, fromWidth: width }
  }
  const onPointerMove = (event: PointerEvent) => {
    const going = drag.current
    if (going?.pointer !== event.pointerId) return
    const px = going.fromWidth + going.fromX - event.clientX
    if (going.px === undefined && px === going.fromWidth) return
    if (going.px === undefined) setDragging(true)
    going.px = px
    draw(widthAfterDrag(px))
  }

  return (
    <div className={styles.root}>
      {/* A separator that can be focused is a widget: the window splitter of the ARIA practices. */}
      <div
        ref={splitter}
        className={styles.splitter}
        role="separator"
        tabIndex={0}
        data-dragging={dragging || undefined}
        aria-label={intl.formatMessage(messages.resize, { pane: label })}
        aria-orientation="vertical"
        aria-controls={id}
        aria-valuemin={value.collapsed ? 0 : PANE.min}
        aria-valuemax={PANE.max}
        aria-valuenow={Math.round(width)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onLostPointerCapture={() => end(false)}
        onDoubleClick={() => onValueChange(resetPane)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drag.current) {
            event.stopPropagation()
            end(false)
            return
          }
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const after = paneAfterKey(event.key, value)
          if (!after) return
          event.preventDefault()
          if (after !== value) onValueChange(after)
        }}
      />
      <section ref={content} id={id} className={styles.content} aria-label={label} hidden={!open}>
        {wasOpen ? children : null}
      </section>
    </div>
  )
}
