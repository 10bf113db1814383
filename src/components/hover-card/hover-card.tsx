import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { DropDown } from '#components/drop-down'
import { systemClock } from '#lib/clock'
import { createHoverIntent } from './hover-card.model.ts'
import * as styles from './hover-card.css.ts'

export interface HoverCardProps {
  /** What it shows: its name for screen readers. */
  label: string
  /** The preview, drawn while it is open. Nothing that can be had nowhere else: fingers don’t open it. */
  content: ReactNode
  /** Exactly one link or button, which leads to what is previewed. Not inside a paragraph: the card is a block. */
  children: ReactNode
}

/** A preview of what a link leads to, for whoever rests on it with the pointer or the focus. */
export function HoverCard({ label, content, children }: HoverCardProps) {
  const id = useId()
  const owner = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [intent] = useState(() => createHoverIntent(systemClock, setOpen))
  useEffect(() => intent.end, [intent])
  useLayoutEffect(() => {
    const control = owner.current?.firstElementChild
    if (!open || !control) return
    control.setAttribute('aria-details', id)
    return () => control.removeAttribute('aria-details')
  }, [open, id])
  return (
    <span
      ref={owner}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') intent.come('pointer')
      }}
      onPointerLeave={() => intent.go('pointer')}
      onPointerDown={({ target }) => {
        // Who presses the link goes there; who presses in the card stays.
        if (target instanceof Node && owner.current?.firstElementChild?.contains(target)) intent.dismiss()
      }}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) intent.come('focus')
      }}
      onBlur={({ relatedTarget }) => {
        if (!owner.current?.contains(relatedTarget)) intent.go('focus')
      }}
    >
      {children}
      {open ? (
        <DropDown id={id} role="group" aria-label={label} owner={owner} onDismiss={intent.dismiss}>
          <div className={styles.panel}>{content}</div>
        </DropDown>
      ) : null}
    </span>
  )
}
