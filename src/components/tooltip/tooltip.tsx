import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { systemClock } from '#lib/clock'
import { isImeConfirm } from '#lib/ime'
import { openDelay, place, type Side } from './tooltip.model.ts'
import * as styles from './tooltip.css.ts'

export interface TooltipProps {
  /** Short and plain. Without it there is no tooltip. */
  text: string | undefined
  /** Where it stands, if there is room. @default 'top' */
  side?: Side
  /** Exactly one element that can be focused: the tooltip describes it, unless it only shows its name. */
  children: ReactNode
}

// Shared by all tooltips: one shows at a time, and the next one opens at once after another.
let closedAt: number | undefined
let hideOpen: (() => void) | undefined

/** A few words about a control, on hover and on keyboard focus. Never holds what can be had nowhere else. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const cancelWait = useRef<() => void>(undefined)

  const hide = () => {
    cancelWait.current?.()
    cancelWait.current = undefined
    if (hideOpen === hide) hideOpen = undefined
    setOpen((was) => {
      if (was) closedAt = systemClock.now()
      return false
    })
  }
  // Between two focused elements a dialog takes anything that is removed for what had the focus, and takes the focus
  // back: the bubble goes when the next element has it.
  const hideAfterBlur = () => {
    cancelWait.current?.()
    cancelWait.current = systemClock.setTimeout(hide, 0)
  }
  const show = () => {
    cancelWait.current?.()
    cancelWait.current = undefined
    hideOpen?.()
    hideOpen = hide
    setOpen(true)
  }
  useEffect(() => () => cancelWait.current?.(), [])

  return (
    <span
      ref={root}
      className={styles.root}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return
        cancelWait.current?.()
        cancelWait.current = systemClock.setTimeout(show, openDelay(closedAt, systemClock.now()))
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show()
      }}
      onBlur={hideAfterBlur}
    >
      {children}
      {open && text !== undefined ? (
        <Bubble key={text} owner={root} text={text} side={side} onHide={hide} />
      ) : null}
    </span>
  )
}

interface BubbleProps {
  owner: RefObject<HTMLSpanElement | null>
  text: string
  side: Side
  onHide: () => void
}

function Bubble({ owner, text, side, onHide }: BubbleProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const hide = useRef(onHide)
  useEffect(() => {
    hide.current = onHide
  })

  useLayoutEffect(() => {
    const control = owner.current?.firstElementChild
    const element = bubble.current
    if (!control || !element) return
    // The top layer: nothing clips it, and inside a dialog it stays part of the dialog.
    element.showPopover()
    const at = place(
      control.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      side,
    )
    setElementVars(element, { [styles.left]: `${at.left}px`, [styles.top]: `${at.top}px` })
    // A name that is a description as well is spoken twice (CMP-22).
    if (control.getAttribute('aria-label') === text) return
    const described = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', described ? `${described} ${id}` : id)
    return () => {
      if (described) control.setAttribute('aria-describedby', described)
      else control.removeAttribute('aria-describedby')
    }
  }, [owner, side, id, text])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isImeConfirm(event)) return
      // The tooltip is the topmost layer: what lies beneath stays open.
      event.stopPropagation()
      hide.current()
    }
    const onScroll = () => hide.current()
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])

  return (
    <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
      <span className={styles.words}>{text}</span>
    </span>
  )
}
